import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './lib/pressed'

const target = document.getElementById('app')
if (target) mount(App, { target })

// While the keyboard is in use, the root has `data-keys`: only then a table shows which choice has the focus.
const keys = document.documentElement.dataset
window.addEventListener('keydown', () => (keys['keys'] = ''), true)
// Not before the click: a raised card that comes down under the pointer would lose it.
window.addEventListener('click', (event) => event.detail > 0 && delete keys['keys'], true)

/** Register the service worker, which caches the page, and tell it which files were already loaded. */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const worker = (await navigator.serviceWorker.ready).active
  worker?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name))
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  window.addEventListener('load', () => void keepPage().catch(() => undefined))
