import {
  SYNCHRO_MAX,
  type OperationEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { describe, expect, test } from 'vitest'
import { createAttenteMemoire, type Attente } from './attente.ts'
import type { Reponse, Resultat } from './envoi.ts'
import { createFileEnvoi, type FileEnvoi, type Nouvelle } from './file-envoi.ts'
import { EVENEMENT, MAELLE, presence, uuid } from './test-lignes.ts'

class Refus extends Error {}

type Judge = (operation: OperationEmargement) => Partial<Resultat>

/** Simulates a server, a network and any number of tabs on one device. */
const createMonde = (attente: Attente = createAttenteMemoire()) => {
  const monde = {
    attente,
    isOnline: true,
    failure: undefined as Error | undefined,
    /** The response is lost after the server has done its work. */
    losesAnswer: false,
    judge: (() => ({})) as Judge,
    calls: [] as { cles: string[]; isImmediate: boolean }[],
    /** The server waits for the test before it responds. */
    gate: undefined as Promise<void> | undefined,
  }
  const tabs: FileEnvoi[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const alone = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(act)
    turn = mine.catch(() => undefined)
    return mine
  }
  const send = async (operations: readonly OperationEmargement[], isImmediate: boolean): Promise<Reponse> => {
    monde.calls.push({ cles: operations.map(({ cle }) => cle), isImmediate })
    await monde.gate
    if (monde.failure) throw monde.failure
    if (monde.losesAnswer) throw new Error('lost')
    const resultats = operations.map((operation) => ({
      cle: operation.cle,
      resultat: 'faite' as const,
      message: null,
      ...monde.judge(operation),
    }))
    return { resultats }
  }
  const openTab = (compteId = MAELLE) => {
    const reponses: Reponse[] = []
    const tab: FileEnvoi = createFileEnvoi({
      attente: monde.attente,
      evenementId: EVENEMENT,
      compteId,
      now: () => new Date('2026-11-19T17:31:00Z'),
      isOnline: () => monde.isOnline,
      send,
      refusOf: (error) => (error instanceof Refus ? error.message : null),
      alone,
      onReponse: (reponse) => void reponses.push(reponse),
      tell: (nouvelle: Nouvelle) => {
        for (const other of tabs) if (other !== tab) void other.hear(structuredClone(nouvelle))
      },
    })
    tabs.push(tab)
    return { tab, reponses }
  }
  return { monde, openTab }
}

const clesOf = (tab: FileEnvoi) => tab.getEtat().attente.map(({ operation }) => operation.cle)
const add = (tab: FileEnvoi, cle: number) =>
  tab.add(presence(cle, cle, 'presente'), { ligneId: uuid(cle), nom: `Membre ${cle}` })

describe('with a network', () => {
  test('[M13] an operation is sent at once, its result is returned, and it is removed from the queue', async () => {
    const { monde, openTab } = createMonde()
    const { tab, reponses } = openTab()
    const issue = await add(tab, 1)
    expect(issue).toMatchObject({ cle: uuid(1), resultat: 'faite', nom: 'Membre 1' })
    expect(reponses).toHaveLength(1)
    expect(clesOf(tab)).toEqual([])
    expect(await monde.attente.list(EVENEMENT, MAELLE)).toEqual([])
    expect(monde.calls).toEqual([{ cles: [uuid(1)], isImmediate: true }])
    // The result was returned to the caller: no report is needed.
    expect(tab.getEtat().bilan).toBeNull()
  })

  test('[M13] a refusal is returned, and the operation leaves the queue', async () => {
    const { monde, openTab } = createMonde()
    monde.judge = () => ({ resultat: 'refusee', message: 'Cette inscription a été annulée.' })
    const { tab } = openTab()
    expect(await add(tab, 1)).toMatchObject({
      resultat: 'refusee',
      message: 'Cette inscription a été annulée.',
    })
    expect(clesOf(tab)).toEqual([])
  })

  test('[M13] an operation added during a send is sent right after it', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    let open = () => {}
    monde.gate = new Promise((resolve) => (open = resolve))
    const first = add(tab, 1)
    await expect.poll(() => monde.calls.length).toBe(1)
    const second = add(tab, 2)
    await expect.poll(() => clesOf(tab)).toEqual([uuid(1), uuid(2)])
    open()
    expect(await first).toMatchObject({ cle: uuid(1) })
    expect(await second).toMatchObject({ cle: uuid(2) })
    expect(monde.calls.map(({ cles }) => cles)).toEqual([[uuid(1)], [uuid(2)]])
  })
})

describe('without a network', () => {
  test('[M13] operations are kept, nothing is sent, and they survive a reload', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    const { tab } = openTab()
    expect(await add(tab, 1)).toBeUndefined()
    expect(await add(tab, 2)).toBeUndefined()
    expect(clesOf(tab)).toEqual([uuid(1), uuid(2)])
    expect(monde.calls).toEqual([])

    const { tab: reloaded } = openTab()
    await reloaded.flush()
    expect(clesOf(reloaded)).toEqual([uuid(1), uuid(2)])
    expect(monde.calls).toEqual([])
  })

  test('[M13] once online they are sent in order, each result is reported, and all are removed', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    monde.judge = ({ cle }) =>
      cle === uuid(2) ? { resultat: 'depassee', message: 'Une présence plus récente est déjà notée.' } : {}
    const { tab } = openTab()
    for (const cle of [3, 1, 2]) await add(tab, cle)
    monde.isOnline = true
    await tab.flush()
    expect(monde.calls).toEqual([{ cles: [uuid(3), uuid(1), uuid(2)], isImmediate: false }])
    expect(await monde.attente.list(EVENEMENT, MAELLE)).toEqual([])
    const { bilan } = tab.getEtat()
    expect(bilan?.issues.map(({ nom, resultat }) => [nom, resultat])).toEqual([
      ['Membre 3', 'faite'],
      ['Membre 1', 'faite'],
      ['Membre 2', 'depassee'],
    ])
    tab.closeBilan()
    expect(tab.getEtat().bilan).toBeNull()
  })

  test('[M13] a single delayed operation keeps its time, and its result is reported', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    const { tab } = openTab()
    await add(tab, 1)
    monde.isOnline = true
    await tab.flush()
    expect(monde.calls).toEqual([{ cles: [uuid(1)], isImmediate: false }])
    expect(tab.getEtat().bilan?.issues).toMatchObject([{ cle: uuid(1), resultat: 'faite' }])
  })

  test('[M13] failed results stay in the report when others are added', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    monde.judge = ({ cle }) => (cle === uuid(1) ? { resultat: 'refusee', message: 'Non.' } : {})
    for (const [one, other] of [[1, 2] as const, [3, 4] as const]) {
      monde.isOnline = false
      await add(tab, one)
      await add(tab, other)
      monde.isOnline = true
      await tab.flush()
    }
    expect(tab.getEtat().bilan?.issues.map(({ cle }) => cle)).toEqual([uuid(1), uuid(3), uuid(4)])
  })

  test('[M13] a network failure loses nothing, and nothing counts as sent', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    monde.failure = new TypeError('Failed to fetch')
    expect(await add(tab, 1)).toBeUndefined()
    expect(clesOf(tab)).toEqual([uuid(1)])
    expect(tab.getEtat()).toMatchObject({ echec: { message: null }, isSending: false, bilan: null })
    monde.failure = undefined
    await tab.flush()
    expect(clesOf(tab)).toEqual([])
    expect(tab.getEtat().echec).toBeNull()
  })

  test('[M13] after a lost response the operation is sent again with its time, since the server may have done it', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    monde.losesAnswer = true
    await add(tab, 1)
    monde.losesAnswer = false
    await tab.flush()
    expect(monde.calls).toEqual([
      { cles: [uuid(1)], isImmediate: true },
      { cles: [uuid(1)], isImmediate: false },
    ])
  })

  test('[M13] more operations than a request allows are sent in several requests', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    const { tab } = openTab()
    for (let cle = 1; cle <= SYNCHRO_MAX + 2; cle += 1) await add(tab, cle)
    monde.isOnline = true
    await tab.flush()
    expect(monde.calls.map(({ cles }) => cles.length)).toEqual([SYNCHRO_MAX, 2])
    expect(clesOf(tab)).toEqual([])
  })
})

describe('a server that refuses the whole request', () => {
  test('[M13] the reason is shown; operations stay until the user retries or erases them', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    monde.failure = new Refus('Cette page n’existe pas.')
    await add(tab, 1)
    expect(tab.getEtat().echec).toEqual({ message: 'Cette page n’existe pas.' })
    await tab.flush()
    expect(clesOf(tab)).toEqual([uuid(1)])
    await tab.drop()
    expect(clesOf(tab)).toEqual([])
    expect(tab.getEtat().echec).toBeNull()
  })

  test('[M13] a response that omits the operations is not retried in a loop', async () => {
    const { monde, openTab } = createMonde()
    const { tab } = openTab()
    monde.judge = () => ({ cle: uuid(99) })
    await add(tab, 1)
    expect(monde.calls).toHaveLength(1)
    expect(clesOf(tab)).toEqual([uuid(1)])
  })
})

describe('two tabs of one device', () => {
  test('[M13] share the queue, and each operation is sent once', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    const one = openTab()
    const two = openTab()
    await add(one.tab, 1)
    await add(two.tab, 2)
    await expect.poll(() => clesOf(one.tab)).toEqual([uuid(1), uuid(2)])
    monde.isOnline = true
    await Promise.all([one.tab.flush(), two.tab.flush()])
    expect(monde.calls.map(({ cles }) => cles)).toEqual([[uuid(1), uuid(2)]])
    await expect.poll(() => clesOf(two.tab)).toEqual([])
    // The other tab receives the responses too: its sheet needs no extra request.
    expect(two.reponses).toHaveLength(1)
    expect(two.tab.getEtat().bilan?.issues).toHaveLength(2)
  })

  test('[M13] an operation added by one tab while the other sends is not lost', async () => {
    const { monde, openTab } = createMonde()
    const one = openTab()
    const two = openTab()
    monde.isOnline = false
    await add(one.tab, 1)
    monde.isOnline = true
    let open = () => {}
    monde.gate = new Promise((resolve) => (open = resolve))
    const sending = one.tab.flush()
    await expect.poll(() => monde.calls.length).toBe(1)
    const adding = add(two.tab, 2)
    await expect.poll(() => clesOf(two.tab)).toEqual([uuid(1), uuid(2)])
    open()
    await sending
    expect(await adding).toMatchObject({ cle: uuid(2), resultat: 'faite' })
    expect(monde.calls.flatMap(({ cles }) => cles)).toEqual([uuid(1), uuid(2)])
    expect(await monde.attente.list(EVENEMENT, MAELLE)).toEqual([])
  })

  test('[M13] the operations of another account on the same device are not sent', async () => {
    const { monde, openTab } = createMonde()
    monde.isOnline = false
    await add(openTab().tab, 1)
    monde.isOnline = true
    const awa = openTab(uuid(500))
    await awa.tab.flush()
    expect(monde.calls).toEqual([])
    expect(clesOf(awa.tab)).toEqual([])
    expect(await monde.attente.list(EVENEMENT, MAELLE)).toHaveLength(1)
  })
})
