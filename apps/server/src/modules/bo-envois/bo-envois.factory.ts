import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import type { EnvoiId, StatutEnvoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { DB } from '#db/types.ts'

export type EnvoiFields = Partial<Omit<Insertable<DB['envois']>, 'lettre' | 'statut' | 'donnees'>> & {
  readonly lettre?: NomLettre
  readonly statut?: StatutEnvoi
  /** The data of the letter; needed if it may leave. */
  readonly donnees?: object
}

/** A letter sent at that instant, unless `fields` says otherwise. */
export const createEnvoi = async (db: Db, at: Date, fields: EnvoiFields = {}): Promise<EnvoiId> => {
  const { lettre = 'adhesion_confirmee', statut = 'envoye', donnees = {}, ...others } = fields
  const id = uuid()
  await db
    .insertInto('envois')
    .values({
      id,
      cle: `essai-${id}`,
      canal: 'mail',
      lettre,
      donnees: JSON.stringify(donnees),
      voie: 1,
      statut,
      cree_le: at,
      traite_le: statut === 'prevu' ? null : at,
      ...others,
    })
    .execute()
  return id as EnvoiId
}
