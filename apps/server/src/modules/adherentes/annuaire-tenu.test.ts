import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createCoordination } from '#modules/session/session.factory.ts'
import { attachTerritoire, createProfil, createTerritoire, referentielOf } from './adherentes.factory.ts'
import { rebuildComptes, rebuildLexique, sweepAnnuaire, writeMoment } from './annuaire.repository.ts'

const kit = useTestApp()
const now = () => kit.clock.now()
const day = (days: number) => addDays(parisDay(now()), days)

/** Differences between the derived tables and their sources; empty if they agree. */
const gaps = async () => {
  const lists = {
    cles: sql`(select cle, tri, compte_id from annuaire_cles
      except select unnest(cles), tri, compte_id from annuaire)
      union all (select unnest(cles), tri, compte_id from annuaire except select cle, tri, compte_id from annuaire_cles)`,
    compteurs: sql`select * from (select cle, nb from compteurs where nb <> 0) k full join
      (select cle, count(*)::int as vrai from annuaire_cles where cle ~ '^(t|d|carte):' group by cle) v using (cle)
      where nb is distinct from vrai`,
    blocs: sql`select * from (
        select debut, debut_id, ancre, sum(nb) over (order by debut, debut_id, ancre desc rows unbounded preceding) - nb as avant
        from annuaire_blocs) b
      where ancre and avant <> (select count(*) from annuaire a where (a.tri, a.compte_id) < (b.debut, b.debut_id))`,
    lieux: sql`select * from (select latitude, longitude, sum(nb)::int as nb from annuaire_lieux group by 1, 2 having sum(nb) <> 0) k
      full join (select latitude, longitude, count(*)::int as vrai from annuaire where cellule is not null group by 1, 2) v
        using (latitude, longitude)
      where nb is distinct from vrai`,
    total: sql`select 1 where (select sum(nb) from annuaire_blocs) <> (select count(*) from annuaire)`,
    lignes: sql`select c.id from comptes c left join annuaire a on a.compte_id = c.id
      left join rattachements r on r.compte_id = c.id and r.principal and r.fin is null
      left join villes v on v.id = c.ville_id, annuaire_moment m
      where annuaire_montre(c, m) <> (a.compte_id is not null) or (a.compte_id is not null and (
        (a.prenom, a.nom, a.photo, a.territoire_id, a.departement, 'coordinatrice' = any (a.cles))
        is distinct from (c.prenom, c.nom, c.photo, r.territoire_id, v.departement,
          exists (select from coordinations k where k.compte_id = c.id))))`,
    mots: sql`select mot from (select split_part(substr(cle, 3), '@', 1) as mot from annuaire_cles
      where cle like 'm:%' or cle like 'a:%') m where not exists (select from lexique l where l.mot = m.mot)`,
  }
  const found = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [name, (await list.execute(kit.db)).rows] as const),
  )
  return found.filter(([, rows]) => rows.length > 0)
}

const change = async (id: string, fields: Record<string, unknown>) => {
  await kit.db.updateTable('comptes').set(fields).where('id', '=', id).execute()
}
const keysOf = async (id: string) => {
  const row = await kit.db
    .selectFrom('annuaire')
    .where('compte_id', '=', id)
    .select('cles')
    .executeTakeFirst()
  return row?.cles
}

describe('the directory is updated after', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['an expired year', { paye_jusquau: '2020-01-01' }, { paye_jusquau: '2027-06-01' }],
    ['a refund', { paye_jusquau: null }, { paye_jusquau: '2027-06-01' }],
    ['a suspension', { suspendue_jusquau: '2027-01-01' }, { suspendue_jusquau: null }],
    ['a request of erasure', { suppression_demandee_le: '2026-11-14' }, { suppression_demandee_le: null }],
    ['an unfinished sign-up', { etape_inscription: 'etape_six' }, { etape_inscription: 'termine' }],
  ])('%s', async (_what, out, back) => {
    await inTransaction(kit.db, (tx) => writeMoment(tx, now(), 30))
    const { id } = await createProfil(kit.db, now(), { villeId: '29232' })
    expect(await keysOf(id)).toContain('d:29')
    await change(id, out)
    expect(await keysOf(id)).toBeUndefined()
    expect(await gaps()).toEqual([])
    await change(id, back)
    expect(await keysOf(id)).toContain('d:29')
    expect(await gaps()).toEqual([])
  })

  test('the deletion of an account: no key of it is left', async () => {
    const { id } = await createProfil(kit.db, now(), { villeId: '29232', profession: 'Luthière' })
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    const left = await kit.db.selectFrom('annuaire_cles').where('compte_id', '=', id).selectAll().execute()
    expect(left).toEqual([])
    expect(await gaps()).toEqual([])
  })

  test('a change of name, commune, branch, coordination, profession or visibility', async () => {
    const { id } = await createProfil(kit.db, now(), { villeId: '29232', profession: 'Luthière' })
    const antenne = await createTerritoire(kit.db, 'Trièves')
    expect(await keysOf(id)).toEqual(expect.arrayContaining(['a:luthiere', 'a:quimper', 'carte:29']))
    await change(id, { nom: 'Ann-Brévelle', ville_id: '38185' })
    await attachTerritoire(kit.db, now(), id, antenne)
    await createCoordination(kit.db, now(), id, 'Trièves')
    const profil = kit.db.updateTable('profils').where('compte_id', '=', id)
    await profil.set({ sur_la_carte: false, portees: '{"profession":"antenne"}' }).execute()
    const cles = await keysOf(id)
    expect(cles).toEqual(
      expect.arrayContaining(['m:ann', 'm:brevelle', 'a:grenoble', 'd:38', `t:${antenne}`, 'coordinatrice']),
    )
    expect(cles).toContain(`a:luthiere@${antenne}`)
    expect(cles).not.toContain('a:luthiere')
    expect(cles).not.toContain('carte:38')
    await profil.set({ portees: '{"profession":"personne"}' }).execute()
    expect((await keysOf(id))?.filter((cle) => cle.includes('luthiere'))).toEqual([])
    await kit.db.deleteFrom('coordinations').where('compte_id', '=', id).execute()
    expect(await keysOf(id)).not.toContain('coordinatrice')
    expect(await gaps()).toEqual([])
  })

  test('[R7-3] a change of commune: the branch changes too, unless the member chose hers', async () => {
    const antennes = {
      quimper: await createTerritoire(kit.db, 'Q'),
      drome: await createTerritoire(kit.db, 'D'),
    }
    const where = [
      { territoire_id: antennes.quimper, departement: '29' },
      { territoire_id: antennes.drome, departement: '26' },
    ]
    await kit.db.insertInto('territoires_departements').values(where).execute()
    const { id } = await createProfil(kit.db, now(), { villeId: '29232' })
    expect(await keysOf(id)).toContain(`t:${antennes.quimper}`)
    await change(id, { ville_id: '26113' })
    expect(await keysOf(id)).toContain(`t:${antennes.drome}`)
    await attachTerritoire(kit.db, now(), id, antennes.drome)
    await change(id, { ville_id: '29232' })
    expect(await keysOf(id)).toContain(`t:${antennes.drome}`)
    await kit.db.deleteFrom('territoires_departements').execute()
    expect(await gaps()).toEqual([])
  })
})

describe('the sweep', () => {
  test('removes expired members and restores those whose suspension ended', async () => {
    await inTransaction(kit.db, (tx) => writeMoment(tx, now(), 30))
    const fin = await createProfil(kit.db, now(), { compte: { paye_jusquau: day(-30) } })
    const suspendue_jusquau = new Date(now().getTime() + 3_600_000)
    const suspendue = await createProfil(kit.db, now(), { compte: { suspendue_jusquau } })
    expect([await keysOf(fin.id), await keysOf(suspendue.id)]).toEqual([expect.anything(), undefined])
    await inTransaction(kit.db, (tx) => writeMoment(tx, new Date(now().getTime() + 86_400_000), 30))
    expect(await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))).toBe(2)
    expect([await keysOf(fin.id), await keysOf(suspendue.id)]).toEqual([undefined, expect.anything()])
    expect(await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))).toBe(0)
    // A longer grace period restores the expired member.
    await inTransaction(kit.db, (tx) => writeMoment(tx, now(), 60))
    await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))
    expect(await keysOf(fin.id)).toBeDefined()
    await inTransaction(kit.db, (tx) => writeMoment(tx, now(), 30))
    await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))
    expect(await gaps()).toEqual([])
  })

  test('leaves one line for each commune', async () => {
    const { id } = await createProfil(kit.db, now(), { villeId: '29232' })
    await createProfil(kit.db, now(), { villeId: '29019' })
    await change(id, { ville_id: '29019' })
    await inTransaction(kit.db, (tx) => rebuildComptes(tx))
    const lines = await kit.db.selectFrom('annuaire_lieux').select(['latitude', 'longitude', 'nb']).execute()
    expect(new Set(lines.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
      lines.length,
    )
    expect(lines.every(({ nb }) => nb > 0)).toBe(true)
    expect(await gaps()).toEqual([])
  })

  test('counts the words, sets an unused word to zero on the first rebuild and deletes it on the second', async () => {
    const { id } = await createProfil(kit.db, now(), {
      compte: { nom: 'Ouzbékovska' },
      profession: 'Luthière',
    })
    const frequency = (mot: string) =>
      kit.db.selectFrom('lexique').where('mot', '=', mot).select('nb').execute()
    await inTransaction(kit.db, (tx) => rebuildLexique(tx))
    expect(await frequency('ouzbekovska')).toEqual([{ nb: 1 }])
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    await inTransaction(kit.db, (tx) => rebuildLexique(tx))
    expect(await frequency('ouzbekovska')).toEqual([{ nb: 0 }])
    await inTransaction(kit.db, (tx) => rebuildLexique(tx))
    expect(await frequency('ouzbekovska')).toEqual([])
    expect(await gaps()).toEqual([])
  })
})

/** Pseudo-random numbers, the same sequence at each run. */
const createDraw = (seed: number) => (below: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((seed / 0x7fffffff) * below) % below
}

test('after random sequences of changes, the derived tables match their sources', async () => {
  const draw = createDraw(7)
  const antennes = await Promise.all(['Un', 'Deux', 'Trois'].map((nom) => createTerritoire(kit.db, nom)))
  const villes = ['29232', '29019', '26113', '97411', null]
  const noms = ['Abgrall', 'Le Goff', 'Zidane', 'Éven', 'Martin']
  const choix = await referentielOf(kit.db, 'competence', 'Comptabilité')
  const ids: string[] = []
  const one = () => ids[draw(ids.length)] ?? ''
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const compte = { nom: noms[draw(5)] ?? 'X', paye_jusquau: day(draw(100) - 60) }
      ids.push((await createProfil(kit.db, now(), { compte, villeId: villes[draw(5)] ?? null })).id)
    },
    () => change(one(), { nom: noms[draw(5)] }),
    () => change(one(), { ville_id: villes[draw(5)] }),
    () => change(one(), { paye_jusquau: day(draw(100) - 60) }),
    () => change(one(), { suspendue_jusquau: draw(2) ? null : day(draw(10) - 5) }),
    () => change(one(), { suppression_demandee_le: draw(2) ? null : now() }),
    () => change(one(), { photo: `${draw(3)}.webp` }),
    () => attachTerritoire(kit.db, now(), one(), antennes[draw(3)] ?? ''),
    () =>
      kit.db
        .updateTable('profils')
        .set({ sur_la_carte: draw(2) === 0, portees: '{"competences":"antenne"}', profession: 'Fée' })
        .where('compte_id', '=', one())
        .execute(),
    () =>
      kit.db
        .insertInto('competences_profil')
        .values({ compte_id: one(), sens: 'offerte', referentiel_id: choix })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    async () =>
      kit.db
        .deleteFrom('comptes')
        .where('id', '=', ids.splice(draw(ids.length), 1)[0] ?? '')
        .execute(),
    () => kit.db.deleteFrom('rattachements').where('compte_id', '=', one()).execute(),
    () => inTransaction(kit.db, (tx) => rebuildComptes(tx)),
    () =>
      inTransaction(kit.db, (tx) => writeMoment(tx, new Date(now().getTime() + draw(20) * 86_400_000), 30)),
  ]
  await acts[0]?.()
  for (let batch = 0; batch < 20; batch += 1) {
    for (let turn = 0; turn < 20; turn += 1) await acts[ids.length < 10 ? 0 : draw(acts.length)]?.()
    await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))
    expect(await gaps()).toEqual([])
  }
  await inTransaction(kit.db, (tx) => writeMoment(tx, now(), 30))
  await inTransaction(kit.db, (tx) => sweepAnnuaire(tx))
})

test('concurrent writers neither deadlock nor lose an update', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await createProfil(kit.db, now(), { villeId: '29232' })).id),
  )
  const turn = async (order: readonly string[], nom: string) => {
    // Each transaction changes different members, in another order, but all share the same counters and words.
    await kit.db.transaction().execute(async (trx) => {
      for (const id of order) {
        await trx.updateTable('comptes').set({ nom, ville_id: '26113' }).where('id', '=', id).execute()
        await trx
          .updateTable('comptes')
          .set({ nom: `${nom} Bis`, ville_id: '29019' })
          .where('id', '=', id)
          .execute()
      }
    })
  }
  const halves = [ids.slice(0, 4), ids.slice(4)]
  for (const name of ['Kerdoncuff', 'Ollivaud', 'Guivarch']) {
    await Promise.all([
      turn(halves[0] ?? [], name),
      turn((halves[1] ?? []).toReversed(), name),
      inTransaction(kit.db, (tx) => rebuildComptes(tx)),
      inTransaction(kit.db, (tx) => rebuildLexique(tx)),
      inTransaction(kit.db, (tx) => rebuildComptes(tx)),
    ])
    expect(await gaps()).toEqual([])
  }
})

test('two concurrent changes to one member are both in her directory row', async () => {
  const { id } = await createProfil(kit.db, now(), { villeId: '29232' })
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      change(id, { nom: `Nom${round}` }),
      kit.db
        .updateTable('profils')
        .set({ profession: `Métier${round}` })
        .where('compte_id', '=', id)
        .execute(),
    ])
    const line = await kit.db
      .selectFrom('annuaire')
      .where('compte_id', '=', id)
      .select(['nom', 'profession'])
      .executeTakeFirst()
    expect(line).toEqual({ nom: `Nom${round}`, profession: `Métier${round}` })
  }
})
