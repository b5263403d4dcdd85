import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import {
  filtresCoupsDePouce,
  type FiltresCoupsDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

/** Kilometres of « Près de chez moi », unless a distance is chosen. */
export const PROCHE_KM = 50

const ONGLETS = ['reseau', 'proches', 'antenne', 'miennes', 'sans-reponse', 'suivis'] as const
export type Onglet = (typeof ONGLETS)[number]

const { type, categorie, territoire, distanceKilometre, auteure, termes, tri, statut } =
  filtresCoupsDePouce.shape

/** Of tabs where each state is a list of its own. */
export const ETATS = [
  { statut: 'ouvert', label: 'En cours' },
  { statut: 'resolu', label: 'Résolues' },
  { statut: 'termine', label: 'Terminées' },
] as const

/** What she asked and what she follows: drafts are among those that are open. */
export const isParEtat = (onglet: Onglet): boolean => onglet === 'miennes' || onglet === 'suivis'

/** A tab opens on what is open everywhere that it names, whatever state or branch the last one showed. */
const tabOf = (label: string, onglet: Onglet) => ({
  label,
  filters: { onglet, statut: 'ouvert', territoire: undefined } as const,
  isCurrent: (filtres: { readonly onglet: Onglet }) => filtres.onglet === onglet,
})

/** The tabs stand in the URL by name, so that a link means the same to every member who opens it. */
export const liste = defineList({
  path: () => pathTo('/coup-de-pouce'),
  filters: z.strictObject({
    onglet: z.enum(ONGLETS).default('reseau'),
    categorie,
    type,
    statut,
    territoire,
    distanceKilometre,
    tri,
    auteure,
    termes,
  }),
  words: 'termes',
  panel: ['categorie', 'type', 'statut', 'territoire', 'distanceKilometre', 'tri', 'auteure'],
  tabs: [
    tabOf('Tout le réseau', 'reseau'),
    tabOf('Près de chez moi', 'proches'),
    tabOf('Mon antenne', 'antenne'),
    tabOf('Mes demandes', 'miennes'),
    tabOf('Sans réponse', 'sans-reponse'),
    tabOf('Suivis', 'suivis'),
  ],
})

export type Filtres = ReturnType<typeof liste.read>
export type Filtre = (typeof liste.panel)[number]

export type Moi = { readonly id: AdherenteId; readonly territoireId: TerritoireId | undefined }

const ofOnglet = ({ onglet, distanceKilometre: km }: Filtres, moi: Moi): Partial<FiltresCoupsDePouce> => {
  switch (onglet) {
    case 'proches':
      return { distanceKilometre: km ?? PROCHE_KM }
    case 'antenne':
      return { territoire: moi.territoireId }
    case 'miennes':
      return { auteure: moi.id }
    case 'sans-reponse':
      return { sansReponse: 'oui' }
    case 'suivis':
      return { suivis: 'oui' }
    case 'reseau':
      return {}
  }
}

/** The filters of the API that the URL means to this member. */
export const demandeOf = (filtres: Filtres, moi: Moi): FiltresCoupsDePouce => {
  const { onglet: _named, ...others } = filtres
  return { ...others, ...ofOnglet(filtres, moi) }
}
