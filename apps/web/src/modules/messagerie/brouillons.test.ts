import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { describe, expect, test } from 'vitest'
import type { DeviceStore } from '#kit/device-store.ts'
import {
  createBrouillons,
  ecritOf,
  isEnvoyable,
  isVide,
  sansTexteAlternatif,
  VIDE,
  type Brouillon,
  type Brouillons,
} from './brouillons.ts'
import { message } from './test-messages.ts'

const piece = (type: 'jpg' | 'pdf', texteAlternatif: string | null = null) => ({
  id: `fichier-${type}` as FichierId,
  nom: `etal.${type}`,
  type,
  taille: 1000,
  texteAlternatif,
})
const { id: messageId, numero, auteureId, contenu: extrait } = message(1)
const citation = { messageId, numero, auteureId, extrait }

describe('[M3] a draft', () => {
  test('is empty without words, file and quotation: it is then no longer kept', () => {
    expect(isVide({ ...VIDE, contenu: ' \n ' })).toBe(true)
    expect(isVide({ ...VIDE, citation })).toBe(false)
    expect(isVide({ ...VIDE, piecesJointes: [piece('pdf')] })).toBe(false)
  })

  test('may leave with words or a file; a quotation alone says nothing', () => {
    expect(isEnvoyable({ ...VIDE, contenu: 'Oui' })).toBe(true)
    expect(isEnvoyable({ ...VIDE, piecesJointes: [piece('pdf')] })).toBe(true)
    expect(isEnvoyable({ ...VIDE, citation })).toBe(false)
  })

  test('waits for what its pictures show; a document says its name', () => {
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('pdf')] })).toBeUndefined()
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('jpg', '  ')] })?.nom).toBe('etal.jpg')
    expect(sansTexteAlternatif({ ...VIDE, piecesJointes: [piece('jpg', 'Un étal')] })).toBeUndefined()
  })

  test('leaves as the server stores it: trimmed', () => {
    const ecrit = ecritOf({ contenu: ' Oui \n', piecesJointes: [piece('jpg', ' Un étal ')], citation })
    expect(ecrit).toMatchObject({
      contenu: 'Oui',
      piecesJointes: [{ texteAlternatif: 'Un étal' }],
      citation: { messageId },
    })
  })
})

/** The tabs of one device; `slow` holds back its readings. */
const createDevice = () => {
  const values = new Map<string, Brouillon>()
  const device = { slow: undefined as Promise<void> | undefined }
  const store: DeviceStore<Brouillon> = {
    entries: async () => {
      const read = new Map(values)
      await device.slow
      return read
    },
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
  const tabs: Brouillons[] = []
  const openTab = () => {
    const tab: Brouillons = createBrouillons({
      store,
      tell: () => {
        for (const other of tabs) if (other !== tab) void other.refresh()
      },
    })
    tabs.push(tab)
    return tab
  }
  return { device, openTab, values }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('[M3] the drafts of the device', () => {
  test('are known to each tab, until they are sent or emptied', async () => {
    const { openTab } = createDevice()
    const [one, other] = [openTab(), openTab()]
    let told = 0
    const stop = other.subscribe(() => (told += 1))
    await one.keep('marche', { ...VIDE, contenu: 'Je viens avec' })
    await one.keep('antenne', { ...VIDE, contenu: 'Oui' })
    await settle()
    for (const tab of [one, other])
      expect([...tab.getEtat()].map(([id, { contenu }]) => [id, contenu])).toEqual([
        ['marche', 'Je viens avec'],
        ['antenne', 'Oui'],
      ])
    expect(told).toBe(2)
    expect(await other.get('marche')).toMatchObject({ contenu: 'Je viens avec' })
    stop()
    await other.keep('marche', { ...VIDE, contenu: '  ' })
    await settle()
    for (const tab of [one, other]) expect([...tab.getEtat().keys()]).toEqual(['antenne'])
    expect(told).toBe(2)
    expect(await one.get('marche')).toBeUndefined()
  })

  test('a slow reading does not bring back a draft that has left', async () => {
    const { device, openTab } = createDevice()
    const tab = openTab()
    await tab.keep('marche', { ...VIDE, contenu: 'Je viens' })
    const { promise, resolve } = Promise.withResolvers<void>()
    device.slow = promise
    const reading = tab.refresh()
    device.slow = undefined
    await tab.keep('marche', VIDE)
    resolve()
    await reading
    expect(tab.getEtat().size).toBe(0)
  })

  test('are read again after a logout has emptied the device', async () => {
    const { openTab, values } = createDevice()
    const tab = openTab()
    await tab.keep('marche', { ...VIDE, contenu: 'Je viens' })
    values.clear()
    await tab.refresh()
    expect(tab.getEtat().size).toBe(0)
  })
})
