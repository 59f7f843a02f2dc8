/** Calls a player who looks elsewhere: a badge on the installed app, and a notification if it is wanted. */

import { settings } from './settings.svelte'

/** A number on the app's icon, where the system has such a thing. */
export function badge(awaited: boolean): void {
  const done = awaited ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  void done?.catch(() => undefined)
}

/** Tell somebody whose page is hidden that they are awaited. */
export async function call(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !settings.choices.notify || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, { body, tag, icon: '/icon.svg', data: window.location.pathname })
  else new Notification(title, { body, tag })
}
