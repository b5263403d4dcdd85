import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'

const SOURCE = readFileSync(join(import.meta.dirname, '../../../public/push-sw.js'), 'utf8')
const ORIGIN = 'https://entrelles.test'

type Shown = { readonly title: string; readonly options: Record<string, unknown> }
type Tab = {
  readonly url: string
  readonly focus: () => void
  readonly postMessage: (message: string) => void
}

const shown: Shown[] = []
const tabs: Tab[] = []
const opened: string[] = []
const openCache = vi.fn<(name: string) => Promise<void>>()
const subscribe = vi.fn<(options: object) => Promise<void>>()
const listeners = new Map<string, (event: object) => void>()

/** The worker, in a browser without anything else. */
const self = {
  location: { origin: ORIGIN },
  addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  skipWaiting: async () => undefined,
  clients: {
    matchAll: async () => tabs,
    openWindow: async (url: string) => void opened.push(url),
  },
  registration: {
    showNotification: async (title: string, options: Record<string, unknown>) =>
      void shown.push({ title, options }),
    pushManager: { subscribe },
  },
}
runInNewContext(SOURCE, { self, URL, caches: { open: openCache } })

/** Dispatches an event, and waits for what it waits for. */
const dispatch = async (name: string, fields: object): Promise<void> => {
  let done: Promise<unknown> | undefined
  const waitUntil = (promise: Promise<unknown>) => (done = promise)
  listeners.get(name)?.({ ...fields, waitUntil })
  await done
}
const push = (text: string) => dispatch('push', { data: { json: (): unknown => JSON.parse(text) } })
const close = vi.fn<() => void>()
const click = (data: unknown) => dispatch('notificationclick', { notification: { close, data } })
const open = (url: string) => {
  const tab = {
    url: `${ORIGIN}${url}`,
    focus: vi.fn<() => void>(),
    postMessage: vi.fn<(message: string) => void>(),
  }
  tabs.push(tab)
  return tab
}

beforeEach(() => {
  for (const list of [shown, tabs, opened]) list.length = 0
  vi.clearAllMocks()
})

test('[P-15] the worker handles no request', () => {
  expect([...listeners.keys()].sort()).toEqual([
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ])
})

test('[P-15] a message is shown with its text, its page and its tag', async () => {
  await push(JSON.stringify({ titre: 'Samira', texte: 'T’a écrit', url: '/messagerie', tag: 'd-1' }))
  expect(shown).toEqual([
    {
      title: 'Samira',
      options: {
        body: 'T’a écrit',
        icon: '/icons/icon-192.png',
        lang: 'fr',
        data: { url: '/messagerie' },
        tag: 'd-1',
      },
    },
  ])
})

test.each(['', 'null', '7', '{"texte":"sans titre"}'])(
  '[P-15] a message that cannot be read (« %s ») is shown all the same',
  async (text) => {
    await push(text)
    expect(shown).toMatchObject([{ title: 'Entrelles', options: { data: { url: '/notifications' } } }])
  },
)

test('[P-15] a click focuses the tab that shows the page', async () => {
  const other = open('/faq')
  const tab = open('/evenement/1?onglet=2#haut')
  await click({ url: '/evenement/1?onglet=2' })
  expect(close).toHaveBeenCalledOnce()
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(other.focus).not.toHaveBeenCalled()
  expect(opened).toEqual([])
})

test('[P-15] a click opens the page in a new tab if none shows it: another one may hold something unsaved', async () => {
  const other = open('/faq')
  await click({ url: '/evenement/1' })
  expect(other.focus).not.toHaveBeenCalled()
  expect(opened).toEqual([`${ORIGIN}/evenement/1`])
})

test.each([
  'https://exemple.fr/',
  '//exemple.fr/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  7,
  undefined,
])('[P-15] a click on %s opens the home page', async (url) => {
  await click({ url })
  expect(opened).toEqual([`${ORIGIN}/`])
})

test('[P-15] a subscription that the browser has ended is made again, and open pages are told', async () => {
  const tab = open('/')
  const options = { userVisibleOnly: true }
  await dispatch('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options)
  expect(openCache).toHaveBeenCalledExactlyOnceWith('push-change')
  expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith('push-change')
})

test('[P-15] one that the browser has replaced itself is only told', async () => {
  await dispatch('pushsubscriptionchange', { oldSubscription: { options: {} }, newSubscription: {} })
  expect(subscribe).not.toHaveBeenCalled()
  expect(openCache).toHaveBeenCalledOnce()
})
