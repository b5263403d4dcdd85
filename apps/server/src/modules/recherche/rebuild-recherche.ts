import type { Db } from '#db/client.ts'
import {
  CATEGORIES_ECRITES,
  deleteOrphelins,
  recountLexique,
  rewriteObjets,
  type CategorieEcrite,
} from './recherche.repository.ts'

/**
 * Objects of one transaction: those that wait for it may wait three seconds. A branch has a line for each word of its communes, a long text
 * one for each of its words.
 */
const BATCHES: Readonly<Record<CategorieEcrite, number>> = {
  adherente: 200,
  coupdepouce: 200,
  evenement: 200,
  publication: 200,
  territoire: 1,
  ressource: 10,
  faq: 10,
}
const FIRST = '00000000-0000-0000-0000-000000000000'

const rewriteAll = async (db: Db, categorie: CategorieEcrite, batch: number): Promise<void> => {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const last: string = after
    after = await db.transaction().execute((tx) => rewriteObjets(tx, categorie, last, batch))
  }
}

/**
 * Writes the words of every object again, a few in each transaction, while the product serves: an object that changes meanwhile waits
 * for its own batch alone, and nothing is missing from search at any moment.
 */
export const rebuildRecherche = async (
  db: Db,
  {
    most = Infinity,
    onCategorie,
  }: { readonly most?: number; readonly onCategorie?: (nom: string) => void } = {},
): Promise<void> => {
  for (const categorie of CATEGORIES_ECRITES) {
    onCategorie?.(categorie)
    await rewriteAll(db, categorie, Math.min(BATCHES[categorie], most))
    await db.transaction().execute((tx) => deleteOrphelins(tx, categorie))
  }
  await db.transaction().execute((tx) => recountLexique(tx))
}
