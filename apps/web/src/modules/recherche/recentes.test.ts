import { expect, test } from 'vitest'
import type { DeviceStore } from '#kit/device-store.ts'
import {
  addRecente,
  listRecentes,
  recentesFor,
  RECENTES_MAX,
  removeRecente,
  type Recente,
} from './recentes.ts'

const createStore = (): DeviceStore<Recente> => {
  const values = new Map<string, Recente>()
  return {
    entries: async () => new Map(values),
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}

const termesIn = async (store: DeviceStore<Recente>) =>
  (await listRecentes(store)).map(({ termes }) => termes)

test('[R3-11] the latest search comes first; the same words, whatever their accents, are kept once', async () => {
  const store = createStore()
  await addRecente(store, 'Éloïse', 1)
  await addRecente(store, 'compta', 2)
  await addRecente(store, ' eloise ', 3)
  expect(await termesIn(store)).toEqual(['eloise', 'compta'])
  await removeRecente(store, 'ELOÏSE')
  expect(await termesIn(store)).toEqual(['compta'])
})

test('[R5-7] a blank search is not kept, and only the latest ones are', async () => {
  const store = createStore()
  await addRecente(store, '   ')
  expect(await termesIn(store)).toEqual([])
  for (let rank = 1; rank <= RECENTES_MAX + 3; rank++) await addRecente(store, `mot ${rank}`, rank)
  expect(await termesIn(store)).toHaveLength(RECENTES_MAX)
  expect((await termesIn(store)).at(-1)).toBe('mot 4')
})

test('while she types, the recent ones that begin alike are offered, but for the typed words themselves', () => {
  const all = ['comptable 29', 'compta', 'Éloïse'].map((termes, at) => ({ termes, at }))
  const offered = (texte: string) => recentesFor(all, texte).map(({ termes }) => termes)
  expect(offered('')).toEqual(['comptable 29', 'compta', 'Éloïse'])
  expect(offered('Compta')).toEqual(['comptable 29'])
  expect(offered('elo')).toEqual(['Éloïse'])
})
