import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { Client } from '#kit/test-app.ts'
import { createFichier, pdf } from './fichiers.factory.ts'
import { sweepFichiersJob } from './fichiers.jobs.ts'
import { deleteFichiers } from './fichiers.public.ts'
import { eraseAbandoned } from './fichiers.repository.ts'
import { useFichiers } from './test-fichiers.ts'

const { kit, attach, rowOf } = useFichiers()
const HOUR = 3_600_000
const sweep = () => sweepFichiersJob.run({}, jobCtxOf(kit.services)(kit.services.log))
const objet = () => ({ type: 'coup_de_pouce', id: randomUUID() }) as const

let member: Client
beforeEach(async () => {
  member = await kit.as('adherente')
})
const create = () =>
  createFichier(kit.db, kit.storage, kit.clock.now(), {
    compteId: member.id ?? '',
    nom: 'note.pdf',
    type: 'pdf',
    bytes: pdf(),
  })
const keyOf = async (id: string) => (await rowOf(id))?.cle ?? ''
const isStored = (key: string) => kit.storage.keys().includes(key)

describe('sweepFichiersJob', () => {
  test('[M1] the bytes and rows of deleted files go; attached files stay', async () => {
    const [kept, gone] = [await create(), await create()]
    const [place, former] = [objet(), objet()]
    await attach(member, place.id, [kept.id])
    await attach(member, former.id, [gone.id])
    const keys = await Promise.all([kept.id, gone.id].map(keyOf))
    await inTransaction(kit.db, (db) => deleteFichiers({ db, now: kit.clock.now }, former))
    await sweep()
    expect(keys.map(isStored)).toEqual([true, false])
    expect(await rowOf(kept.id)).toBeDefined()
    expect(await rowOf(gone.id)).toBeUndefined()
  })

  test('[M1] a file that nothing was made of goes after a day', async () => {
    const fichier = await create()
    const key = await keyOf(fichier.id)
    kit.clock.advance(23 * HOUR)
    await sweep()
    expect([await rowOf(fichier.id), isStored(key)]).toEqual([expect.anything(), true])
    kit.clock.advance(2 * HOUR)
    await sweep()
    expect([await rowOf(fichier.id), isStored(key)]).toEqual([undefined, false])
  })

  test('[C3] a file sent for a message waits two weeks for it: a queue ten days old still sends', async () => {
    const fichier = await createFichier(kit.db, kit.storage, kit.clock.now(), {
      compteId: member.id ?? '',
      nom: 'note.pdf',
      type: 'pdf',
      bytes: pdf(),
      usage: 'message',
    })
    kit.clock.advance(13 * 24 * HOUR)
    await sweep()
    expect(await rowOf(fichier.id)).toBeDefined()
    kit.clock.advance(25 * HOUR)
    await sweep()
    expect(await rowOf(fichier.id)).toBeUndefined()
  })

  test('[M14] the files of a deleted account go at once, attached to her requests or not; those of others are left', async () => {
    const [loose, tied] = [await create(), await create()]
    await attach(member, objet().id, [tied.id])
    const other = await kit.as('adherente')
    const hers = await createFichier(kit.db, kit.storage, kit.clock.now(), {
      compteId: other.id ?? '',
      nom: 'autre.pdf',
      type: 'pdf',
      bytes: pdf(),
    })
    await attach(other, objet().id, [hers.id])
    const keys = await Promise.all([loose.id, tied.id, hers.id].map(keyOf))
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', member.id ?? '')
      .execute()
    await sweep()
    expect(keys.map(isStored)).toEqual([false, false, true])
    expect([await rowOf(loose.id), await rowOf(tied.id)]).toEqual([undefined, undefined])
  })

  test.each(['message', 'ressource'] as const)(
    '[M14] what a deleted account joined to a %s follows its object',
    async (type) => {
      const tied = await create()
      const place = { type, id: objet().id }
      await kit.db
        .updateTable('fichiers')
        .set({ objet_type: place.type, objet_id: place.id, attache_le: kit.clock.now() })
        .where('id', '=', tied.id)
        .execute()
      const keys = [await keyOf(tied.id)]
      await kit.db
        .deleteFrom('comptes')
        .where('id', '=', member.id ?? '')
        .execute()
      await sweep()
      expect(keys.map(isStored)).toEqual([true])
      expect(await rowOf(tied.id)).toMatchObject({ compte_id: null, objet_id: place.id })
      await inTransaction(kit.db, (db) => deleteFichiers({ db, now: kit.clock.now }, place))
      await sweep()
      expect(keys.map(isStored)).toEqual([false])
    },
  )

  test('a killed job goes on: bytes that are already gone are no failure', async () => {
    const [first, second] = [await create(), await create()]
    const [place, keys] = [objet(), await Promise.all([first.id, second.id].map(keyOf))]
    await attach(member, place.id, [first.id, second.id])
    await inTransaction(kit.db, (db) => deleteFichiers({ db, now: kit.clock.now }, place))
    const { delete: remove } = kit.storage
    let calls = 0
    Object.assign(kit.storage, {
      delete: (key: string) => {
        calls += 1
        return calls === 2 ? Promise.reject(new Error('killed')) : remove(key)
      },
    })
    await expect(sweep()).rejects.toThrow('killed')
    Object.assign(kit.storage, { delete: remove })
    expect(keys.filter(isStored)).toHaveLength(1)
    await sweep()
    expect(keys.filter(isStored)).toEqual([])
    expect([await rowOf(first.id), await rowOf(second.id)]).toEqual([undefined, undefined])
  })

  test('[C3] a file that is attached while the sweep begins stays', async () => {
    const fichier = await create()
    kit.clock.advance(25 * HOUR)
    const nbWaiting = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
      ).rows[0]?.n
    const now = kit.clock.now()
    // A limit is computed once the statement sees the rows as they were, and before it locks any: the sweep waits there.
    const limit = sql`(select 200 from pg_advisory_xact_lock(1))` as unknown as number
    const begun = await kit.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx)
      const swept = inTransaction(kit.db, (db) =>
        eraseAbandoned(db, { before: now, messageBefore: now, now, limit }),
      )
      await expect.poll(nbWaiting).toBe(1)
      await attach(member, objet().id, [fichier.id])
      return { swept }
    })
    expect(await begun.swept).toBe(0)
    expect(await rowOf(fichier.id)).toMatchObject({ efface_le: null })
  })

  test('a file that goes can no longer be attached', async () => {
    const fichier = await create()
    kit.clock.advance(25 * HOUR)
    const { delete: remove } = kit.storage
    Object.assign(kit.storage, { delete: () => Promise.reject(new Error('slow')) })
    await expect(sweep()).rejects.toThrow('slow')
    await expect(attach(member, objet().id, [fichier.id])).rejects.toMatchObject({ status: 422 })
    Object.assign(kit.storage, { delete: remove })
    await sweep()
    expect(await rowOf(fichier.id)).toBeUndefined()
  })

  test('more files than a batch go in one run', async () => {
    await kit.db
      .insertInto('fichiers')
      .values(
        Array.from({ length: 450 }, () => ({
          id: randomUUID(),
          compte_id: member.id ?? '',
          objet_type: 'coup_de_pouce' as const,
          nom: 'a.pdf',
          type: 'pdf' as const,
          taille: 1,
          cle: `prives/${randomUUID()}`,
          cree_le: kit.clock.now(),
        })),
      )
      .execute()
    kit.clock.advance(25 * HOUR)
    await sweep()
    const left = await kit.db
      .selectFrom('fichiers')
      .where('compte_id', '=', member.id ?? '')
      .select('id')
      .execute()
    expect(left).toEqual([])
  })
})
