import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { DB } from '#db/types.ts'

type IntervenantFields = Partial<Insertable<DB['intervenants']>> & {
  /** Whether the speaker has consented to be shown. */
  readonly consent?: boolean
}

/** A speaker who has consented to be shown, unless `consent` is false. */
export const createIntervenant = async (
  db: Db,
  now: Date,
  { consent = true, ...fields }: IntervenantFields = {},
): Promise<IntervenantId> => {
  const id = fields.id ?? uuid()
  await db
    .insertInto('intervenants')
    .values({
      id,
      prenom: 'Hélène',
      nom: 'Roussel',
      entreprise: 'Cabinet Roussel',
      profession: 'Experte-comptable',
      cree_le: now,
      ...(consent && { consentement_le: now, consentement_version: 1, consentement_preuve: 'formulaire' }),
      ...fields,
    })
    .execute()
  return id as IntervenantId
}
