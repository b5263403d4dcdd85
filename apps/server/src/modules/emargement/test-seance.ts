import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import type { ParticipationId } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Client, TestApp } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import {
  createParticipation,
  type ParticipationFields,
} from '#modules/participations/participations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'

/** Thursday 19 November, 6:30 p.m. in Paris. */
export const DEBUT = '2026-11-19T17:30:00.000Z'
export const cle = (): string => randomUUID()

/** An event with a recorded presence: check-ins no longer lock the event row. */
export const ENTAMEE = { emargee_le: new Date('2026-11-19T16:45:00.000Z') } as const

/** An event that starts at DEBUT, with an administrator as organiser; the clock shows 6:02 p.m. in Paris. */
export const createSeance = async (kit: TestApp, fields: EvenementFields = {}) => {
  kit.clock.set('2026-11-19T17:02:00.000Z')
  const { db, clock } = kit
  const id: EvenementId = await createEvenement(db, clock.now(), { debut: DEBUT, ...fields })
  const organisatrice = await kit.as('administratrice')
  const inscrire = async (
    prenom: string,
    nom: string | null,
    participation: Omit<ParticipationFields, 'evenement_id'> = {},
  ): Promise<{ compteId: string; participationId: ParticipationId; jetonQr: string }> => {
    const compte = await createCompte(db, clock.now(), { prenom, nom, ville_id: '29232' })
    const participationId = await createParticipation(db, clock.now(), {
      evenement_id: id,
      compte_id: compte.id,
      ...participation,
    })
    return { compteId: compte.id, participationId, jetonQr: jetonQrOf(kit, participationId) }
  }
  return { id, organisatrice, inscrire }
}

export const jetonQrOf = ({ services }: TestApp, participationId: string): string =>
  writeJeton({ participationId, signature: services.derive(USAGES_JETON.pointage, participationId) })

export const feuilleOf = async (client: Client, id: EvenementId) =>
  (await client.call(emargementEndpoints.getEmargement, { params: { id } })).body

/** The counters of an event. */
export const compteursOf = ({ db }: TestApp, id: string) =>
  db
    .selectFrom('evenements')
    .where('id', '=', id)
    .select(['prises', 'proposees', 'en_attente', 'emargee_le'])
    .executeTakeFirstOrThrow()

/**
 * Sends calls while a row is locked, and releases the lock once they all wait for it, so that they truly run at
 * once.
 */
export const meetAt = async <Answer>(
  { db }: TestApp,
  table: 'evenements' | 'participations',
  id: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const sent: Promise<Answer>[] = []
  await db.transaction().execute(async (held) => {
    await held.selectFrom(table).where('id', '=', id).select('id').forUpdate().execute()
    sent.push(...calls.map((call) => call()))
    // Queried outside the transaction, which caches its first view of `pg_stat_activity`.
    await expect
      .poll(async () => {
        const { rows } = await sql<{ nb: number }>`
          select count(*)::int as nb from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.nb
      })
      .toBe(calls.length)
  })
  return Promise.all(sent)
}
