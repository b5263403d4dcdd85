import type {
  CategorieReferentiel,
  Referentiel,
  Ville,
  VilleId,
} from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
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
