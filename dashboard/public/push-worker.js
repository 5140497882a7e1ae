// Shows pushes while no page is open. It keeps nothing and answers no requests: pages load as without it.

const base = new URL('./', self.location.href)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json()
  const options = { body, tag, renotify: true, icon: new URL('icons/icon-192.png', base).href, data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

/** In a page that is open, else in a new one. */
async function open(path) {
  const url = new URL(path.replace(/^\//, ''), base)
  // Never elsewhere, whatever a push says.
  if (!url.href.startsWith(base.href)) return
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return self.clients.openWindow(url.href)
  await page.focus()
  page.postMessage({ kind: 'open', path })
}

// The push service gave the browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription))
})

async function renew(before, after) {
  const fresh = after ?? (before && (await self.registration.pushManager.subscribe(before.options)))
  if (!fresh) return
  const { endpoint, keys } = fresh.toJSON()
  await fetch(new URL('api/push_subscriptions', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
