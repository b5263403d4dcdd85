import type { DiscussionId, Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DeviceStore } from '#kit/device-store.ts'
import { createEnvois, type Envoi, type Envois, type Nouvelle } from './envois.ts'
import { DISCUSSION, message } from './test-messages.ts'

class Refus extends Error {}

const AUTRE = '019a0000-0000-7000-8000-000000000800' as DiscussionId

/** A device, a network, and a server that stores each id once. */
const createMonde = () => {
  const values = new Map<string, Envoi>()
  const store: DeviceStore<Envoi> = {
    entries: async () => new Map(values),
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
  const monde = {
    isOnline: true,
    failure: undefined as Error | undefined,
    /** Words that the server refuses. */
    refused: new Set<string>(),
    /** The answer is lost after the server has stored the message. */
    losesAnswer: false,
    /** The server waits for the test before it answers. */
    gate: undefined as Promise<void> | undefined,
    calls: [] as string[],
    stored: new Map<string, string>(),
    atOnce: 0,
    mostAtOnce: 0,
  }
  const tabs: Envois[] = []
  const turns = new Map<string, Promise<unknown>>()
  const alone = <Value>(id: string, act: () => Promise<Value>): Promise<Value> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(act)
    turns.set(
      id,
      mine.catch(() => undefined),
    )
    return mine
  }
  const send = async ({ id, contenu, discussionId }: Envoi): Promise<Message> => {
    monde.calls.push(contenu)
    monde.atOnce += 1
    monde.mostAtOnce = Math.max(monde.mostAtOnce, monde.atOnce)
    try {
      await monde.gate
      if (monde.failure) throw monde.failure
      if (monde.refused.has(contenu)) throw new Refus('Ni lien ni fichier.')
      monde.stored.set(id, contenu)
      if (monde.losesAnswer) throw new Error('lost')
      return message(monde.stored.size, { id, contenu, discussionId })
    } finally {
      monde.atOnce -= 1
    }
  }
  let ids = 0
  const openTab = () => {
    const shown: string[] = []
    const tab: Envois = createEnvois({
      store,
      now: () => new Date('2026-11-14T09:00:00Z'),
      newId: () => `id-${(ids += 1)}`,
      isOnline: () => monde.isOnline,
      send,
      refusOf: (error) => (error instanceof Refus ? error.message : null),
      alone,
      onEnvoye: ({ contenu }) => shown.push(contenu),
      tell: (nouvelle: Nouvelle) => {
        for (const other of tabs) if (other !== tab) void other.hear(structuredClone(nouvelle))
      },
    })
    tabs.push(tab)
    return { tab, shown }
  }
  return { monde, openTab }
}

const ecrit = (contenu: string) => ({ contenu, piecesJointes: [], citation: null })
const waiting = (tab: Envois) => tab.getEtat().envois.map(({ contenu }) => contenu)

let world: ReturnType<typeof createMonde>
beforeEach(() => {
  world = createMonde()
})
const write = async (tab: Envois, ...words: readonly string[]) => {
  for (const word of words) await tab.add(DISCUSSION, ecrit(word))
}

describe('[C3-3] with a network', () => {
  test('a message is shown at once, and leaves the queue when it is confirmed', async () => {
    const { monde } = world
    let open: () => void = () => undefined
    monde.gate = new Promise((resolve) => (open = resolve))
    const { tab, shown } = world.openTab()
    await write(tab, 'Bonjour')
    expect(waiting(tab)).toEqual(['Bonjour'])
    open()
    await tab.flush()
    expect([waiting(tab), shown]).toEqual([[], ['Bonjour']])
  })

  test('messages of one discussion leave in the order in which they were written, one at a time', async () => {
    const { monde } = world
    const { tab, shown } = world.openTab()
    await write(tab, 'Un', 'Deux', 'Trois')
    await tab.flush()
    expect(monde.calls).toEqual(['Un', 'Deux', 'Trois'])
    expect(shown).toEqual(['Un', 'Deux', 'Trois'])
    expect(monde.mostAtOnce).toBe(1)
  })

  test('one discussion does not wait for another', async () => {
    const { monde } = world
    let open: () => void = () => undefined
    monde.gate = new Promise((resolve) => (open = resolve))
    const { tab } = world.openTab()
    await tab.add(DISCUSSION, ecrit('Ici'))
    await tab.add(AUTRE, ecrit('Ailleurs'))
    await expect.poll(() => monde.calls.toSorted()).toEqual(['Ailleurs', 'Ici'])
    open()
    await tab.flush()
    expect(waiting(tab)).toEqual([])
  })

  test('a refusal stops that message alone, and says why', async () => {
    const { monde } = world
    monde.refused.add('Deux')
    const { tab } = world.openTab()
    await write(tab, 'Un', 'Deux', 'Trois')
    await tab.flush()
    expect([...monde.stored.values()]).toEqual(['Un', 'Trois'])
    expect(tab.getEtat().envois).toMatchObject([{ contenu: 'Deux', refus: 'Ni lien ni fichier.' }])
  })

  test('« Réessayer » sends a refused message again; it can also be removed', async () => {
    const { monde } = world
    monde.refused.add('Un').add('Deux')
    const { tab } = world.openTab()
    await write(tab, 'Un', 'Deux')
    await tab.flush()
    monde.refused.clear()
    const [un, deux] = tab.getEtat().envois
    if (un) await tab.retry(un.id)
    if (deux) await tab.remove(deux.id)
    expect([...monde.stored.values()]).toEqual(['Un'])
    expect(waiting(tab)).toEqual([])
  })
})

describe('[C3-3] without a network', () => {
  test('messages wait on the device, and leave once in their order when it is back', async () => {
    const { monde } = world
    monde.isOnline = false
    const { tab } = world.openTab()
    await write(tab, 'Un', 'Deux')
    await tab.flush()
    expect(monde.calls).toEqual([])
    monde.isOnline = true
    await Promise.all([tab.flush(), tab.flush()])
    expect(monde.calls).toEqual(['Un', 'Deux'])
  })

  test('a page opened again finds what another one has left', async () => {
    const { monde } = world
    monde.isOnline = false
    await write(world.openTab().tab, 'Un')
    const { tab } = world.openTab()
    await tab.refresh()
    expect(waiting(tab)).toEqual(['Un'])
    monde.isOnline = true
    await tab.flush()
    expect([...monde.stored.values()]).toEqual(['Un'])
  })

  test('a lost answer keeps the order: what was written after waits, and the same id is sent again', async () => {
    const { monde } = world
    monde.losesAnswer = true
    const { tab } = world.openTab()
    await write(tab, 'Un', 'Deux')
    await tab.flush()
    expect(monde.calls.every((contenu) => contenu === 'Un')).toBe(true)
    const [un] = tab.getEtat().envois
    expect(un && tab.getEtat().echecs.has(un.id)).toBe(true)
    monde.losesAnswer = false
    await tab.flush()
    expect([...monde.stored.values()]).toEqual(['Un', 'Deux'])
    expect(tab.getEtat().echecs.size).toBe(0)
  })
})

describe('[C3-3] two tabs', () => {
  test('send each message once, and both show it', async () => {
    const { monde } = world
    const [one, other] = [world.openTab(), world.openTab()]
    monde.isOnline = false
    await write(one.tab, 'Un')
    await write(other.tab, 'Deux')
    monde.isOnline = true
    await Promise.all([one.tab.flush(), other.tab.flush()])
    expect(monde.calls.toSorted()).toEqual(['Deux', 'Un'])
    expect(one.shown.toSorted()).toEqual(['Deux', 'Un'])
    expect(other.shown.toSorted()).toEqual(['Deux', 'Un'])
    expect([waiting(one.tab), waiting(other.tab)]).toEqual([[], []])
  })
})
