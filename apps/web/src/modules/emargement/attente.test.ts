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

describe('what waits to be sent', () => {
  test('[M13] stays in the order in which it was done', async () => {
    const attente = createAttenteMemoire()
    for (const cle of [3, 1, 2]) await attente.add(entry(cle))
    expect(await clesOf(attente)).toEqual([uuid(3), uuid(1), uuid(2)])
  })

  test('[M13] is of one event and of who did it', async () => {
    const attente = createAttenteMemoire()
    await attente.add(entry(1))
    await attente.add(entry(2, { compteId: uuid(77) }))
    await attente.add(entry(3, { evenementId: uuid(78) }))
    expect(await clesOf(attente)).toEqual([uuid(1)])
  })

  test('[M13] is erased one by one, and nothing else with it', async () => {
    const attente = createAttenteMemoire()
    const first = await attente.add(entry(1))
    await attente.add(entry(2))
    await attente.remove([first.numero])
    expect(await clesOf(attente)).toEqual([uuid(2)])
  })
})

describe('on a device that refuses to keep it', () => {
  const full = async (): Promise<never> => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  test('[M13] it waits in memory, after what was kept before, and the page is told', async () => {
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

  test('[M13] a store that cannot be opened at all hides nothing of what is in memory', async () => {
    const closed = createAttenteSure({ add: full, list: full, remove: full }, () => undefined)
    const { numero } = await closed.add(entry(1))
    expect(await clesOf(closed)).toEqual([uuid(1)])
    await closed.remove([numero])
    expect(await clesOf(closed)).toEqual([])
  })
})
