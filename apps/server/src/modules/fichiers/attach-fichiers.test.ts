import { randomUUID } from 'node:crypto'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import type { Client } from '#kit/test-app.ts'
import { createFichier, pdf } from './fichiers.factory.ts'
import { deleteFichiers, fichiersOf } from './fichiers.public.ts'
import { useFichiers } from './test-fichiers.ts'

const { kit, attach, rowOf } = useFichiers()
let member: Client
let objetId: string
beforeEach(async () => {
  member = await kit.as('adherente')
  objetId = randomUUID()
})

const create = (nom: string, compteId = member.id ?? ''): Promise<Fichier> =>
  createFichier(kit.db, kit.storage, kit.clock.now(), { compteId, nom, type: 'pdf', bytes: pdf() })
const listOf = async (id: string): Promise<Fichier[]> => {
  const { rows } = await sql<{ id: string; fichiers: Fichier[] }>`
    select o.id, ${fichiersOf('coup_de_pouce', sql`o.id`)} as fichiers from (values (${id}::uuid)) o (id)`.execute(
    kit.db,
  )
  // What a picture shows in words is for messages, whose tests read it.
  return (rows[0]?.fichiers ?? []).map(({ id: fichierId, nom, type, taille }) => ({
    id: fichierId,
    nom,
    type,
    taille,
  }))
}
const refused = (message: string) => ({ status: 422, violations: [{ champ: 'piecesJointes', message }] })
const INCONNU = 'Ce fichier n’est plus disponible. Joins-le de nouveau.'

describe('attachFichiers', () => {
  test('[M1] the files of an object are those given, in their order, with what a page shows of them', async () => {
    const [a, b, c] = [await create('a.pdf'), await create('b.pdf'), await create('c.pdf')]
    await attach(member, objetId, [c.id, a.id, b.id])
    expect(await listOf(objetId)).toEqual([c, a, b])
    expect(await listOf(randomUUID())).toEqual([])
    expect(await rowOf(a.id)).toMatchObject({ objet_id: objetId, attache_le: kit.clock.now().toISOString() })
  })

  test('[M1] a new list keeps, orders and adds files; those left out are deleted', async () => {
    const [a, b, c] = [await create('a.pdf'), await create('b.pdf'), await create('c.pdf')]
    await attach(member, objetId, [a.id, b.id])
    kit.clock.advance(1000)
    await attach(member, objetId, [c.id, a.id])
    expect(await listOf(objetId)).toEqual([c, a])
    expect(await rowOf(b.id)).toMatchObject({ efface_le: kit.clock.now().toISOString() })
    await expect(attach(member, objetId, [a.id, b.id])).rejects.toMatchObject(refused(INCONNU))
    await attach(member, objetId, [])
    expect(await listOf(objetId)).toEqual([])
  })

  test('[M1] somebody else who may edit the object keeps its files, and adds none but her own', async () => {
    const kept = await create('a.pdf')
    await attach(member, objetId, [kept.id])
    const other = await kit.as('administratrice')
    const hers = await create('b.pdf', other.id)
    await attach(other, objetId, [hers.id, kept.id])
    expect(await listOf(objetId)).toEqual([hers, kept])
  })

  test('[M1] [security 27] a fourth file, an unknown one, that of another member or of another object is refused', async () => {
    const four = await Promise.all(['a', 'b', 'c', 'd'].map((nom) => create(`${nom}.pdf`)))
    const ids = four.map(({ id }) => id)
    await expect(attach(member, objetId, ids)).rejects.toMatchObject(
      refused('Tu peux joindre 3 fichiers au plus.'),
    )
    await expect(attach(member, objetId, [randomUUID()])).rejects.toMatchObject(refused(INCONNU))
    const others = await create('e.pdf', (await kit.as('adherente')).id)
    await expect(attach(member, objetId, [others.id])).rejects.toMatchObject(refused(INCONNU))
    await attach(member, randomUUID(), ids.slice(0, 1))
    await expect(attach(member, objetId, ids.slice(0, 2))).rejects.toMatchObject(refused(INCONNU))
    expect(await listOf(objetId)).toEqual([])
  })

  test('a file given twice counts once', async () => {
    const a = await create('a.pdf')
    await attach(member, objetId, [a.id, a.id, a.id, a.id])
    expect(await listOf(objetId)).toEqual([a])
  })
})

test('[M1] deleteFichiers deletes the files of one object, in the transaction of its end', async () => {
  const [a, b] = [await create('a.pdf'), await create('b.pdf')]
  const otherId = randomUUID()
  await attach(member, objetId, [a.id])
  await attach(member, otherId, [b.id])
  const ctx = { now: kit.clock.now }
  const objet = { type: 'coup_de_pouce', id: objetId } as const
  await expect(
    inTransaction(kit.db, async (db) => {
      await deleteFichiers({ ...ctx, db }, objet)
      throw new Error('not after all')
    }),
  ).rejects.toThrow('not after all')
  expect(await listOf(objetId)).toEqual([a])
  await inTransaction(kit.db, (db) => deleteFichiers({ ...ctx, db }, objet))
  expect([await listOf(objetId), await listOf(otherId)]).toEqual([[], [b]])
})
