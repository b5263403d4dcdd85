import type { z } from '@entrelles/contract/kit/z.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { territoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertTerritoire, replaceZone, updateFermee } from './territoires.repository.ts'

type TerritoireFields = Partial<z.input<typeof territoireForm>> & { readonly fermee?: boolean }

/** By default, an open branch without an area, that no alert calls new. Does not attach members who already live there. */
export const createTerritoire = async (
  db: Db,
  { fermee = false, ...fields }: TerritoireFields = {},
): Promise<TerritoireId> => {
  const form = territoireForm.parse({
    nom: `Antenne ${crypto.randomUUID()}`,
    region: 'Bretagne',
    departements: [],
    communes: [],
    dateOuverture: null,
    description: null,
    imageAlt: null,
    emailContact: null,
    facebook: null,
    instagram: null,
    linkedin: null,
    ...fields,
  })
  return inTransaction(db, async (tx) => {
    const id = await insertTerritoire(tx, form, null)
    await replaceZone(tx, id, form)
    if (fermee) await updateFermee(tx, id)
    return id as TerritoireId
  })
}
