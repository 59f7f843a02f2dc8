import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

/** The installed app opens without a network: a worker keeps the page, and hears what was loaded before it came. */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const worker = (await navigator.serviceWorker.ready).active
  worker?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name))
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  window.addEventListener('load', () => void keepPage().catch(() => undefined))
