import type { OngletIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import {
  filtresIntervenants,
  type FiltresIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { filtersOf, hrefWith, pageParam } from '#kit/filters.ts'
import { cheminOf } from './adresses.ts'

const PREMIER: OngletIntervenants = 'actives'

export const PANNEAU = ['thematique', 'territoire'] as const
export type NomFiltre = (typeof PANNEAU)[number]
/** The filters as their fields hold them: nothing is an empty text. */
export type Saisie = Readonly<Record<NomFiltre, string>>

/** What the address asks for (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresIntervenants =>
  filtersOf(filtresIntervenants, params)

export const saisieOf = ({ thematique, territoire }: FiltresIntervenants): Saisie => ({
  thematique: thematique ?? '',
  territoire: territoire ?? '',
})

type Vue = Partial<Record<NomFiltre | 'termes', string | undefined>> & {
  readonly onglet?: OngletIntervenants
  /** Whose record is shown beside the list. */
  readonly id?: string
}

/** The address of a list, and of who is shown beside it: it says only what is not what it would be anyway. */
export const hrefOf = (
  espace: Espace,
  { onglet = PREMIER, termes, thematique, territoire, id }: Vue,
  page = 1,
): string =>
  hrefWith(id === undefined ? cheminOf(espace) : `${cheminOf(espace)}/${id}`, {
    onglet: onglet === PREMIER ? undefined : onglet,
    termes,
    thematique,
    territoire,
    page: pageParam(page),
  })

export const actifsOf = (filtres: FiltresIntervenants): readonly NomFiltre[] =>
  PANNEAU.filter((nom) => filtres[nom] !== undefined)

export const isNarrowed = (filtres: FiltresIntervenants): boolean =>
  filtres.termes !== undefined || actifsOf(filtres).length > 0
