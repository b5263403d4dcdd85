import type { FiltresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { getResumeEnvois, listEnvois, selectPage } from './bo-envois.queries.ts'

const LINES = 20_000
const MEMBERS = 400
const EVENTS = 100
/** A minute after the last letter. */
const NOW = new Date(Date.UTC(2026, 0, 1) + (LINES + 1) * 60_000)
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

/** One letter a minute: one in a hundred has failed, one in twenty is ignored. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`
    insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, date_inscription)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'membre' || n || '@entrelles.test', '$argon2id$x',
      'Awa', case when n = 7 then 'Unique' else 'Diallo' end, 'termine', '2020-01-01'
    from generate_series(1, ${MEMBERS}) as n`.execute(db)
  await sql`
    insert into envois (id, cle, canal, lettre, compte_id, objet_id, donnees, voie, statut, cree_le, traite_le)
    select gen_random_uuid(), 'essai-' || n, 'mail',
      (array['relance', 'faq_reponse', 'adhesion_rappel', 'adhesion_confirmee', 'evenement_rappel', 'fonctions',
        'evenement_annule'])[1 + n % 7],
      ('00000000-0000-4000-8000-' || lpad((1 + n % ${MEMBERS})::text, 12, '0'))::uuid,
      ('00000000-0000-4000-8000-' || lpad((1 + n % ${EVENTS})::text, 12, '0'))::uuid, '{}', 1,
      case when n % 100 = 0 then 'echec' when n % 20 = 1 then 'ignore' else 'envoye' end, d, d
    from (select n, timestamptz '2026-01-01 00:00Z' + n * interval '1 minute' as d
      from generate_series(1, ${LINES}) as n) l`.execute(db)
  await sql`analyze comptes, envois`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Plan = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** Counts the letters that a plan reads; the figures of a plan are those of one loop. */
const rowsReadBy = (plan: Plan): number =>
  (plan['Relation Name'] === 'envois'
    ? plan['Actual Loops'] *
      (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0))
    : 0) + (plan.Plans ?? []).reduce((total, inner) => total + rowsReadBy(inner), 0)

const ADHERENTE = idOf(7) as NonNullable<FiltresEnvois['adherente']>
const FILTERS: Record<string, FiltresEnvois> = {
  nothing: {},
  'sent ones': { statut: 'envoye' },
  failures: { statut: 'echec' },
  'a letter': { lettre: 'relance' },
  'failures of a letter': { lettre: 'relance', statut: 'echec' },
  'a period': { periode: '7' },
  'a member': { adherente: ADHERENTE },
  'an event': { evenement: idOf(7) },
  'a word of one member': { termes: 'unique' },
}

// Twenty rows of an index, each read again by its id; a member with a word has fifty letters.
test.each(Object.entries(FILTERS))(
  '[R9-9] a page of letters filtered by %s reads fewer than 100 rows, whatever the size of the table',
  async (_name, filtres) => {
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (analyze, format json) ${selectPage(filtres, 1, NOW)}`.execute(db)
    expect(rowsReadBy(rows[0]!['QUERY PLAN'][0]!.Plan)).toBeLessThan(100)
  },
)

test('[R9-9] the counts of the list and of its tabs stop at 1,000', async () => {
  expect(await listEnvois(db, { page: 1 }, NOW)).toMatchObject({ nbenvois: 1000, plus: true })
  expect(await listEnvois(db, { page: 1, statut: 'echec' }, NOW)).toMatchObject({ nbenvois: LINES / 100 })
  expect(await listEnvois(db, { page: 1, termes: 'unique' }, NOW)).toMatchObject({
    nbenvois: LINES / MEMBERS,
  })
  expect(await getResumeEnvois(db)).toEqual({
    tous: { nb: 1000, plus: true },
    envoye: { nb: 1000, plus: true },
    ignore: { nb: LINES / 20 },
    echec: { nb: LINES / 100 },
  })
})
