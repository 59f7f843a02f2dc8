// Caches the page and its messages, so that the installed app opens offline. Caches nothing else of /api.
const KEPT = 'tablee-page-1'
const MOST = 240

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(others.then(() => self.clients.claim()))
})

// The page sends the files that it loaded before this worker started.
self.addEventListener('message', (event) => {
  const ours = event.data.filter((address) => new URL(address).origin === self.location.origin && /^\/(assets|api\/words)\b/.test(new URL(address).pathname))
  event.waitUntil(caches.open(KEPT).then((kept) => Promise.all(ours.map((address) => kept.add(address).catch(() => undefined)))))
})

async function keep(request, response) {
  const kept = await caches.open(KEPT)
  await kept.put(request, response)
  const oldest = (await kept.keys()).filter((each) => new URL(each.url).pathname.startsWith('/assets/'))
  await Promise.all(oldest.slice(0, Math.max(0, oldest.length - MOST)).map((each) => kept.delete(each)))
}

// The names of these files change with their contents, so a cached one is always valid.
async function asset(event) {
  const known = await caches.match(event.request)
  if (known) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(event.request, response.clone()))
  return response
}

// Messages: the newest ones, or the cached ones when offline.
async function words(event) {
  try {
    const response = await fetch(event.request)
    if (response.ok) {
      const copy = response.clone()
      event.waitUntil(caches.open(KEPT).then((kept) => kept.put(event.request, copy)))
    }
    return response
  } catch {
    return (await caches.match(event.request)) ?? Response.error()
  }
}

// The page: the newest one, or the cached one when offline.
async function page(event) {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keep('/', response.clone()))
    return response
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) return
  if (address.pathname.startsWith('/docs')) return
  if (address.pathname.startsWith('/api/words')) event.respondWith(words(event))
  if (address.pathname.startsWith('/api/')) return
  if (address.pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (event.request.mode === 'navigate') event.respondWith(page(event))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    const there = pages.find((each) => new URL(each.url).pathname === event.notification.data)
    return there ? there.focus() : self.clients.openWindow(event.notification.data)
  }
  event.waitUntil(open())
})
