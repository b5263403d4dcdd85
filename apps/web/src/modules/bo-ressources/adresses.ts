import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Espace } from '#kit/back-offices.ts'
import { hrefWith } from '#kit/list/filters.ts'

/** What a form creates: links, replays and files have one form. */
export type Creation = 'article' | 'lien'
/** The parameters of the coordinator's page, on which she creates and edits (R2.1-23). */
export const PARAM_CREATION = 'creation'
export const PARAM_EDITION = 'edition'

const ANTENNES = pathTo('/coordinatrice/ressources')

export const cheminOf = (espace: Espace): string =>
  espace === 'coordinatrice' ? ANTENNES : pathTo('/administratrice/ressource')

/** Without `quoi`, the choice between them. */
export const creationHref = (espace: Espace, quoi?: Creation): string => {
  if (espace === 'coordinatrice') return hrefWith(ANTENNES, { [PARAM_CREATION]: quoi ?? 'choix' })
  if (quoi === undefined) return pathTo('/administratrice/ressource/creation')
  return pathTo(`/administratrice/ressource/creation/${quoi}`)
}

type Ressource = { readonly id: string; readonly type: TypeRessource }

export const editionHref = (espace: Espace, { id, type }: Ressource): string => {
  if (espace === 'coordinatrice') return hrefWith(ANTENNES, { [PARAM_EDITION]: id })
  return type === 'article'
    ? pathTo('/administratrice/ressource/article/:id/edition', { id })
    : pathTo('/administratrice/ressource/lien/:id/edition', { id })
}
