import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  PARAM_OUVERTE,
  type TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import {
  filtresRessources,
  type FiltresRessources,
  type Ressource,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

const ONGLETS = ['toutes', 'antenne', 'favoris'] as const
export type Onglet = (typeof ONGLETS)[number]

const { type, thematique, territoire, termes, tri } = filtresRessources.shape

type Ouvert = { readonly onglet: Onglet; readonly type?: TypeRessource | undefined }

/** Her branch and her favourites are lists of their own, of every type. */
const tabOf = (label: string, onglet: Onglet, ofType: TypeRessource | '' = '') => ({
  label,
  filters: { onglet, type: ofType, territoire: '' } as const,
  isCurrent: (filtres: Ouvert) => filtres.onglet === onglet && (filtres.type ?? '') === ofType,
})

/** The tabs stand in the URL by name, so that a link means the same to every member who opens it. */
export const liste = defineList({
  path: () => pathTo('/ressource'),
  filters: z.strictObject({
    onglet: z.enum(ONGLETS).default('toutes'),
    type,
    thematique,
    territoire,
    tri,
    termes,
  }),
  words: 'termes',
  panel: ['thematique', 'tri', 'territoire'],
  tabs: [
    tabOf('Tout', 'toutes'),
    tabOf('Articles', 'toutes', 'article'),
    tabOf('Liens', 'toutes', 'lien'),
    tabOf('Fichiers', 'toutes', 'fichier'),
    tabOf('Replays', 'toutes', 'replay'),
    tabOf('Mon antenne', 'antenne'),
    tabOf('Mes favoris', 'favoris'),
  ],
})

export type Filtres = ReturnType<typeof liste.read>
export type Filtre = (typeof liste.panel)[number]

/** The filters of the API that the URL means to this member. */
export const demandeOf = (
  { onglet, ...others }: Filtres,
  antenne: TerritoireId | undefined,
): FiltresRessources => {
  switch (onglet) {
    case 'antenne':
      return { ...others, territoire: antenne }
    case 'favoris':
      return { ...others, favoris: 'oui' }
    case 'toutes':
      return others
  }
}

/** The newest article opens the library in large, unless she looks for something. */
export const uneOf = (
  filtres: Filtres,
  page: number,
  ressources: readonly Ressource[],
): Ressource | undefined =>
  page === 1 && liste.href(undefined, filtres) === liste.href(undefined, {})
    ? ressources.find((ressource) => ressource.type === 'article')
    : undefined

/** The same page of the library with one resource open over it. */
export const hrefOuverte = (search: string, id: string): string => {
  const params = new URLSearchParams(search)
  params.set(PARAM_OUVERTE, id)
  return `${pathTo('/ressource')}?${params.toString()}`
}
