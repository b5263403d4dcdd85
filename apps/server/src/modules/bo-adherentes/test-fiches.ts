import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql } from 'kysely'
import type { Client, TestApp } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'

/** A member with her profile. */
export const createMembre = async (
  { db, clock }: TestApp,
  fields: ProfilFields = {},
): Promise<{ id: AdherenteId; email: string }> => {
  const { id, email } = await createProfil(db, clock.now(), fields)
  return { id: id as AdherenteId, email }
}

export type Branche = { readonly id: TerritoireId; readonly nom: string; readonly client: Client }

/** A branch and its coordinator. */
export const createBranche = async (kit: TestApp, nom: string): Promise<Branche> => {
  const id = await createTerritoire(kit.db, { nom })
  const { id: compteId } = await createCompte(kit.db, kit.clock.now(), { prenom: 'Coralie', nom: 'Zwart' })
  await kit.db
    .insertInto('coordinations')
    .values({ compte_id: compteId, territoire_id: id, depuis: kit.clock.now() })
    .execute()
  return { id, nom, client: await kit.signIn(compteId) }
}

type Query = Parameters<typeof call>[1]
const call = (client: Client, query: (typeof endpoints.listFiches)['query']['_zod']['input']) =>
  client.call(endpoints.listFiches, { query })

/** The last names in a list, in order. */
export const nomsOf = async (client: Client, query: Query = {}): Promise<(string | null)[]> =>
  (await call(client, query)).body.adherentes.map(({ nom }) => nom)

/** The journal line of the last act. */
export const latestEntry = ({ db }: TestApp) =>
  db
    .selectFrom('journal')
    .orderBy('journal.id', 'desc')
    .limit(1)
    .select([
      'action',
      'cible_type as type',
      'cible_id as id',
      'cible_nom as nom',
      'avant',
      'apres',
      'auteure_id as par',
    ])
    .executeTakeFirstOrThrow()

export const nbEntries = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('journal').select('id').execute()).length

/** Number of connections that wait for a lock. */
export const nbWaiting = async ({ db }: TestApp): Promise<number | undefined> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n
}
