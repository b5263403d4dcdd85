import { territoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { Db } from '#db/client.ts'
import { insertTerritoire, replaceZone, updateFermee } from './territoires.repository.ts'

type TerritoireFields = Partial<z.input<typeof territoireForm>> & { readonly fermee?: boolean }

/** A branch that is open and has no area, unless told otherwise. Who lives there already is not attached. */
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
  const id = await insertTerritoire(db, form)
  await replaceZone(db, id, form)
  if (fermee) await updateFermee(db, id)
  return id as TerritoireId
}
