import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every page needs Latin letters, at least for numbers: the page asks for them before it has read its styles. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-(?!ext).*\.woff2$/.test(file))
        .map((file): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
          return { tag: 'link', attrs, injectTo: 'head' }
        }),
  },
}

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 }), preloadFonts],
  resolve: { alias: { $web: here('./src') } },
  build: {
    outDir: here('../tablee/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no warning for a player
  },
  test: { include: ['src/**/*.test.ts', '../tablee/games/*/board/**/*.test.ts'] },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8012', ws: true } },
  },
})
