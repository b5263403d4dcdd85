import { describe, expect, test } from 'vitest'
import { createAttenteMemoire, createAttenteSure, type Attente } from './attente.ts'
import { EVENEMENT, MAELLE, presence, uuid } from './test-lignes.ts'

const entry = (cle: number, more = {}) => ({
  evenementId: EVENEMENT,
  compteId: MAELLE,
  operation: presence(cle, 1, 'presente'),
  ligneId: uuid(1),
  nom: 'Awa Diallo',
  ...more,
})
const clesOf = async (attente: Attente) =>
  (await attente.list(EVENEMENT, MAELLE)).map(({ operation }) => operation.cle)

describe('pending operations', () => {
  test('[M13] keep their order', async () => {
    const attente = createAttenteMemoire()
    for (const cle of [3, 1, 2]) await attente.add(entry(cle))
    expect(await clesOf(attente)).toEqual([uuid(3), uuid(1), uuid(2)])
  })

  test('[M13] are listed per event and per account', async () => {
    const attente = createAttenteMemoire()
    await attente.add(entry(1))
    await attente.add(entry(2, { compteId: uuid(77) }))
    await attente.add(entry(3, { evenementId: uuid(78) }))
    expect(await clesOf(attente)).toEqual([uuid(1)])
  })

  test('[M13] are removed one by one', async () => {
    const attente = createAttenteMemoire()
    const first = await attente.add(entry(1))
    await attente.add(entry(2))
    await attente.remove([first.numero])
    expect(await clesOf(attente)).toEqual([uuid(2)])
  })
})

describe('when the device cannot store them', () => {
  const full = async (): Promise<never> => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  test('[M13] operations are kept in memory, after the stored ones, and the page is notified', async () => {
    const durable = createAttenteMemoire()
    let told = 0
    const sure = createAttenteSure(durable, () => (told += 1))
    await sure.add(entry(1))
    expect(told).toBe(0)

    const failing = createAttenteSure({ ...durable, add: full }, () => (told += 1))
    const second = await failing.add(entry(2))
    expect(told).toBe(1)
    expect(await clesOf(failing)).toEqual([uuid(1), uuid(2)])

    await failing.remove([second.numero])
    expect(await clesOf(failing)).toEqual([uuid(1)])
  })

  test('[M13] a store that cannot be opened does not hide what is in memory', async () => {
    const closed = createAttenteSure({ add: full, list: full, remove: full }, () => undefined)
    const { numero } = await closed.add(entry(1))
    expect(await clesOf(closed)).toEqual([uuid(1)])
    await closed.remove([numero])
    expect(await clesOf(closed)).toEqual([])
  })
})
