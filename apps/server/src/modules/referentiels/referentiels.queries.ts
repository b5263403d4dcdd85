import { z } from '@entrelles/contract/kit/z.ts'
import type {
  CategorieReferentiel,
  Referentiel,
  Ville,
  VilleId,
} from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export const listReferentiels = (db: Db, categorie: CategorieReferentiel): Promise<Referentiel[]> =>
  db
    .selectFrom('referentiels')
    .where('categorie', '=', categorie)
    .where('actif', '=', true)
    .orderBy('ordre')
    .orderBy('libelle')
    .select(['id', 'libelle'])
    .execute()

/** The communes of a postal code, in French alphabetical order. */
export const listVilles = (db: Db, codePostal: string): Promise<Ville[]> =>
  db
    .selectFrom('codes_postaux as c')
    .innerJoin('villes as v', 'v.id', 'c.ville_id')
    .where('c.code', '=', codePostal)
    .orderBy('v.nom', (order) => order.collate('fr-x-icu'))
    .select((eb) => [eb.ref('v.id').$castTo<VilleId>().as('id'), 'v.nom'])
    .execute()

export const isVille = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('villes').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

const isId = (value: string): boolean => z.uuid().safeParse(value).success
/** The id of no item. */
const NONE = '00000000-0000-0000-0000-000000000000'

/** The id of an item given by its id or, whatever the case, by its label; an id of nothing for an unknown label. */
export const idOf = async (db: Db, categorie: CategorieReferentiel, idOrLabel: string): Promise<string> => {
  if (isId(idOrLabel)) return idOrLabel
  const found = await db
    .selectFrom('referentiels')
    .where('categorie', '=', categorie)
    .where(sql`lower(libelle)`, '=', sql`lower(${idOrLabel})`)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? NONE
}

/** Whether every id is an active choice of that category. */
export const areReferentiels = async (
  db: Db,
  categorie: CategorieReferentiel,
  ids: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return true
  const known = await db
    .selectFrom('referentiels')
    .where('categorie', '=', categorie)
    .where('actif', '=', true)
    .where('id', 'in', wanted)
    .select('id')
    .execute()
  return known.length === wanted.length
}
