import { rappelLe } from '@entrelles/contract/modules/participations/file.ts'
import type { ParticipationId } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { createCompte } from '#modules/session/session.factory.ts'

export type ParticipationFields = Partial<Insertable<DB['participations']>> & {
  readonly evenement_id: string
}

const COMPTEURS = { inscrite: 'prises', proposee: 'proposees', en_attente: 'en_attente' } as const

/**
 * A participation: registered, with a new member, unless `fields` says otherwise. The event's counters follow. A
 * walk-in who is not a member needs `compte_id: null` and a name.
 */
export const createParticipation = async (
  db: Db,
  now: Date,
  { evenement_id, ...fields }: ParticipationFields,
): Promise<ParticipationId> => {
  const { statut = 'inscrite', origine = 'membre', presence = 'inconnue' } = fields
  const { debut, sequence } = await db
    .selectFrom('evenements')
    .where('id', '=', evenement_id)
    .select(['debut', 'sequence'])
    .executeTakeFirstOrThrow()
  const id = fields.id ?? uuid()
  await db
    .insertInto('participations')
    .values({
      id,
      evenement_id,
      compte_id: fields.compte_id === undefined ? (await createCompte(db, now)).id : fields.compte_id,
      statut,
      creee_le: now,
      statut_le: now,
      sequence_avisee: sequence,
      ...(statut === 'inscrite' && debut !== null && { rappel_le: rappelLe(new Date(debut), now) }),
      ...(statut === 'proposee' && { offre_expire_le: new Date(now.getTime() + 86_400_000) }),
      ...(presence === 'presente' && { pointee_le: now, pointee_mode: 'manuel', presence_le: now }),
      ...fields,
    })
    .execute()
  const compteur = COMPTEURS[statut as keyof typeof COMPTEURS]
  if (compteur !== undefined && origine !== 'sans_inscription')
    await db
      .updateTable('evenements')
      .set((eb) => ({ [compteur]: eb(compteur, '+', 1) }))
      .where('id', '=', evenement_id)
      .execute()
  return id as ParticipationId
}

export const createFavori = async (
  db: Db,
  now: Date,
  compteId: string,
  evenementId: string,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('favoris')
    .values({ id, compte_id: compteId, evenement_id: evenementId, cree_le: now })
    .execute()
  return id
}

export const createFavoriRessource = async (
  db: Db,
  now: Date,
  compteId: string,
  ressourceId: string,
): Promise<void> => {
  await db
    .insertInto('favoris')
    .values({ id: uuid(), compte_id: compteId, ressource_id: ressourceId, cree_le: now })
    .execute()
}
