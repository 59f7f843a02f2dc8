/** Notifies a player who looks elsewhere: a badge on the installed app, and a notification if allowed. */

import { settings } from './settings.svelte'

/** Set the number on the app's icon, if the system supports it. */
export function badge(awaited: boolean): void {
  const done = awaited ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  void done?.catch(() => undefined)
}

/** Notify a player whose page is hidden that it is their turn. */
export async function call(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !settings.choices.notify || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, { body, tag, icon: '/icon.svg', data: window.location.pathname })
  else new Notification(title, { body, tag })
}
