/** What svelte-check does not see in the web app: variables nobody reads, lists without keys, doubtful constructs. */

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['tablee/server/static/**', '.*/**', 'build/**', 'web/src/wire.ts', 'tablee/games/*/board/view.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // {#each places as _, place}: only the place is wanted
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // {' '} keeps a space that prettier and the compiler would drop
      'svelte/no-useless-mustaches': 'off',
      // a Map or Date that no page watches stays plain
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // what an assignment inside $derived stores is read when it is derived again
  { files: ['**/*.svelte'], rules: { 'no-useless-assignment': 'off' } },
)
