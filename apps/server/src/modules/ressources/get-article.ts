import { figuresOf, sommaireOf } from '@entrelles/contract/kit/article.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { ArticleRessource, Figure } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import { findDetail, listVoisines } from './get-ressource.ts'
import { withDroits } from './ressources.columns.ts'
import type { Reading } from './ressources.queries.ts'

type Texte = { readonly contenu: string | null; readonly figures: readonly Figure[] }

/** An article with its text; a resource of another type is not found. */
export const getArticle = async (id: string, reading: Reading): Promise<ArticleRessource> => {
  const found = await findDetail<Texte>(id, reading, sql`r.contenu, r.figures`)
  if (!found || found.contenu === null) throw commonErrors.introuvable()
  const { ligne, contenu, figures } = found
  const shown = new Set<string>(figuresOf(contenu).map((figure) => figure.id))
  return {
    ...withDroits(ligne, await listVoisines(ligne, reading), reading.actor),
    contenu,
    sommaire: [...sommaireOf(contenu)],
    // Those of its unpublished changes are on the row too.
    figures: figures.filter((figure) => shown.has(figure.id)),
  }
}
