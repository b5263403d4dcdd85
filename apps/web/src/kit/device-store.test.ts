import { expect, test } from 'vitest'
import { emptyDeviceStore, openDeviceStore } from './device-store.ts'

// Node has no IndexedDB, like a browser that refuses it. The database itself is tested in a real browser
// (e2e/parcours/messagerie-hors-ligne.e2e.ts).

test('what the browser refuses to store is kept in memory, as long as the page lives', async () => {
  const store = openDeviceStore<string>('awa', 'brouillon')
  await store.put('un', 'Bonjour')
  await store.put('deux', 'Salut')
  expect(await store.get('un')).toBe('Bonjour')
  await store.remove('un')
  expect(await store.get('un')).toBeUndefined()
  expect([...(await store.entries())]).toEqual([['deux', 'Salut']])
})

test('emptying a device without a database fails nowhere', async () => {
  await expect(emptyDeviceStore('awa')).resolves.toBeUndefined()
})
