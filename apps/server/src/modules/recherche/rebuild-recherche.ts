import type { Db } from '#db/client.ts'
import {
  CATEGORIES_ECRITES,
  deleteOrphelins,
  recountLexique,
  rewriteObjets,
  type CategorieEcrite,
} from './recherche.repository.ts'

const BATCH = 200
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
    batch = BATCH,
    onCategorie,
  }: { readonly batch?: number; readonly onCategorie?: (nom: string) => void } = {},
): Promise<void> => {
  for (const categorie of CATEGORIES_ECRITES) {
    onCategorie?.(categorie)
    await rewriteAll(db, categorie, batch)
    await db.transaction().execute((tx) => deleteOrphelins(tx, categorie))
  }
  await db.transaction().execute((tx) => recountLexique(tx))
}
