// Shows push notifications and opens their page. It has no fetch handler: pages are always loaded from the network, as
// without it. Its address names the account that asked for it (src/kit/push.ts).

/** A page that opens later finds this cache, and tells the server the new subscription. */
const CHANGED = 'push-change'

/** A message that cannot be read must be shown all the same: browsers withdraw the permission from silent ones. */
const UNREADABLE = { titre: 'Entrelles', texte: 'Tu as une nouvelle notification.', url: '/notifications' }

const readMessage = (data) => {
  try {
    const message = data.json()
    return typeof message?.titre === 'string' ? message : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

/** A page of this site, whatever the message says. */
const pageOf = (url) => {
  const home = new URL('/', self.location.origin)
  if (typeof url !== 'string' || !URL.canParse(url, home)) return home
  const page = new URL(url, home)
  return page.origin === home.origin ? page : home
}

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Focuses the tab that shows the page; another tab may hold something unsaved, and is left alone. */
const openPage = async (page) => {
  const tab = (await openTabs()).find(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname === page.pathname && search === page.search
  })
  return tab ? tab.focus() : self.clients.openWindow(page.href)
}

/** The browser has replaced the subscription: the next page, or one that is open, sends the new one. */
const renew = async ({ oldSubscription, newSubscription }) => {
  if (!newSubscription && oldSubscription)
    await self.registration.pushManager.subscribe(oldSubscription.options)
  await caches.open(CHANGED)
  for (const tab of await openTabs()) tab.postMessage(CHANGED)
}

// A worker for another account replaces the former one at once.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { titre, texte, url, tag } = readMessage(event.data)
  // The same tag replaces: a group is one notification, however many facts it has.
  const options = { body: texte, icon: '/icons/icon-192.png', lang: 'fr', data: { url }, ...(tag && { tag }) }
  event.waitUntil(self.registration.showNotification(titre, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pageOf(event.notification.data?.url)))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
