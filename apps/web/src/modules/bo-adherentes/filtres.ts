import {
  filtresFiches,
  triFiches,
  type FiltresFiches,
  type TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { cheminOf, type Espace } from './espace.ts'

const NOMS_FILTRES = [
  'termes',
  'statutAdhesion',
  'etapeInscription',
  'territoire',
  'role',
  'suspendue',
  'dateInscriptionMin',
  'finAvant',
] as const satisfies readonly (keyof FiltresFiches)[]
export type NomFiltre = (typeof NOMS_FILTRES)[number]

/** The filters as their fields hold them: nothing is an empty text. */
type Saisie = Readonly<Record<NomFiltre, string>>

const given = (params: URLSearchParams, nom: string, isOne: (value: string) => boolean) => {
  const value = params.get(nom)?.trim()
  return value && isOne(value) ? [[nom, value] as const] : []
}

/** What the address asks for; a value that is none of a filter’s is left out (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresFiches =>
  Object.fromEntries(
    NOMS_FILTRES.flatMap((nom) =>
      given(params, nom, (value) => filtresFiches.shape[nom].safeParse(value).success),
    ),
  )

export const triOf = (params: URLSearchParams): TriFiches =>
  triFiches.parse(
    Object.fromEntries(
      (['tri', 'sens'] as const).flatMap((nom) =>
        given(params, nom, (value) => triFiches.shape[nom].safeParse(value).success),
      ),
    ),
  )

export const saisieOf = (filtres: FiltresFiches): Saisie =>
  Object.fromEntries(NOMS_FILTRES.map((nom) => [nom, filtres[nom] ?? ''])) as Saisie

type Vue = {
  readonly filtres?: Partial<Saisie> | FiltresFiches
  readonly tri?: TriFiches
  readonly page?: number
  /** Whose details are shown above the list. */
  readonly fiche?: string
}

/** The address of a list: it says only what is not what it would be anyway. */
export const hrefOf = (espace: Espace, { filtres = {}, tri, page = 1, fiche }: Vue): string => {
  const query = new URLSearchParams(
    Object.entries({
      ...Object.fromEntries(NOMS_FILTRES.map((nom) => [nom, filtres[nom] ?? ''])),
      tri: tri && tri.tri !== 'nom' ? tri.tri : '',
      sens: tri && tri.sens !== 'asc' ? tri.sens : '',
      page: page > 1 ? String(page) : '',
      fiche: fiche ?? '',
    }).filter(([, value]) => value !== ''),
  ).toString()
  return `${cheminOf(espace)}${query && `?${query}`}`
}

/** The filters that are not the tabs’ nor the words’: those that the panel holds. */
const PANNEAU = [
  'territoire',
  'role',
  'suspendue',
  'dateInscriptionMin',
  'finAvant',
] as const satisfies NomFiltre[]
export const actifsOf = (filtres: FiltresFiches): readonly NomFiltre[] =>
  PANNEAU.filter((nom) => filtres[nom] !== undefined)

/** The words and the tab alone. */
export const sansPanneau = ({ termes, statutAdhesion, etapeInscription }: FiltresFiches): FiltresFiches => ({
  termes,
  statutAdhesion,
  etapeInscription,
})

export const isNarrowed = (filtres: FiltresFiches): boolean =>
  NOMS_FILTRES.some((nom) => filtres[nom] !== undefined)

/** The tabs: each stands for a state, and keeps the other filters. */
export const ONGLETS = [
  { nom: 'Toutes', compte: 'toutes', filtre: {} },
  { nom: 'Actives', compte: 'actives', filtre: { statutAdhesion: 'active' } },
  { nom: 'En sursis', compte: 'sursis', filtre: { statutAdhesion: 'sursis' } },
  { nom: 'Expirées', compte: 'expirees', filtre: { statutAdhesion: 'expiree' } },
  { nom: 'Inscription inachevée', compte: 'inachevees', filtre: { etapeInscription: 'inachevee' } },
] as const

/** The same list in the state of a tab, from its first page. */
export const ongletHref = (
  espace: Espace,
  filtres: FiltresFiches,
  tri: TriFiches,
  filtre: FiltresFiches,
): string => {
  const { statutAdhesion: _, etapeInscription: __, ...rest } = filtres
  return hrefOf(espace, { filtres: { ...rest, ...filtre }, tri })
}
