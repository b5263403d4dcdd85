import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import type { Client, TestApp } from '#kit/test-app.ts'

/** Deletes the rows of earlier tests; journal lines stay. */
export const clear = async ({ db, mail }: TestApp): Promise<void> => {
  for (const table of ['adhesions', 'paiements', 'reclamations', 'encaissements'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('comptes').where('administratrice', '=', false).execute()
  await db.updateTable('comptes').set({ nom: 'Ailleurs', administratrice: false }).execute()
  mail.sent.length = 0
}

/** The journal line of the last act. Sorted by id, because tests move the clock. */
export const latestEntry = async ({ db }: TestApp) => {
  const { action, cible_type, cible_id, cible_nom, avant, apres, auteure_id } = await db
    .selectFrom('journal')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirstOrThrow()
  const cible = { type: cible_type, id: cible_id, nom: cible_nom }
  return { action, cible, avant, apres, auteureId: auteure_id }
}

export const nbEntries = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('journal').select('id').execute()).length

export const aTraiterOf = async (client: Client) =>
  (await client.call(endpoints.listATraiter, {})).body.aTraiter
