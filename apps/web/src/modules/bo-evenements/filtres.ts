import type { OngletEvenements } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import {
  filtresEvenementsBo,
  type FiltresEvenementsBo,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { filtersOf, hrefWith, pageParam } from '#kit/filters.ts'
import { cheminOf } from './adresses.ts'

/** The tab that a list opens on. */
const PREMIER: OngletEvenements = 'a_venir'

/** What the panel holds; the title is typed beside the tabs. */
export const PANNEAU = ['territoire', 'thematique', 'type'] as const
export type NomFiltre = (typeof PANNEAU)[number]
/** The filters as their fields hold them: nothing is an empty text. */
export type Saisie = Readonly<Record<NomFiltre, string>>

/** What the address asks for (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresEvenementsBo =>
  filtersOf(filtresEvenementsBo, params)

export const saisieOf = ({ territoire, thematique, type }: FiltresEvenementsBo): Saisie => ({
  territoire: territoire ?? '',
  thematique: thematique ?? '',
  type: type ?? '',
})

type Vue = Partial<Record<NomFiltre | 'titre', string | undefined>> & { readonly onglet?: OngletEvenements }

/** The address of a list: it says only what is not what it would be anyway. */
export const hrefOf = (espace: Espace, { onglet = PREMIER, titre, ...panneau }: Vue, page = 1): string =>
  hrefWith(cheminOf(espace), {
    onglet: onglet === PREMIER ? undefined : onglet,
    titre,
    territoire: panneau.territoire,
    thematique: panneau.thematique,
    type: panneau.type,
    page: pageParam(page),
  })

export const actifsOf = (filtres: FiltresEvenementsBo): readonly NomFiltre[] =>
  PANNEAU.filter((nom) => filtres[nom] !== undefined)

export const isNarrowed = (filtres: FiltresEvenementsBo): boolean =>
  filtres.titre !== undefined || actifsOf(filtres).length > 0
