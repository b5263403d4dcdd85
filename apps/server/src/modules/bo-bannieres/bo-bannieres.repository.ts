import type { BanniereForm } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

const columnsOf = ({
  texteLigne1,
  texteLigne2,
  texteBouton,
  lienBouton,
  dateDebut,
  dateFin,
  roles,
  territoireIds,
  ...rest
}: BanniereForm) => {
  nothingLeft(rest)
  return {
    texte_ligne1: texteLigne1,
    texte_ligne2: texteLigne2,
    texte_bouton: texteBouton,
    lien_bouton: lienBouton,
    debut: dateDebut,
    fin: dateFin,
    roles: [...new Set(roles)],
    territoire_ids: [...new Set(territoireIds)],
  } satisfies Complete<DB['bannieres'], 'id' | 'version'>
}

export const insertBanniere = async (db: Tx, form: BanniereForm): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('bannieres')
    .values({ ...columnsOf(form), id })
    .execute()
  return id
}

/** Updates a banner if its version still matches; returns whether it did. */
export const updateBanniereRow = async (
  db: Tx,
  id: string,
  version: number,
  form: BanniereForm,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('bannieres')
    .set((eb) => ({ ...columnsOf(form), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a banner; the database deletes its views too. Returns whether it existed. */
export const deleteBanniereRow = async (db: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('bannieres').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
