import { z } from '@entrelles/contract/kit/z.ts'
import {
  filtresRessourcesBo,
  type FiltresRessourcesBo,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { StatutRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Espace } from '#kit/back-offices.ts'
import { defineList } from '#kit/list/define-list.ts'
import { cheminOf } from './adresses.ts'

const ONGLETS = {
  publiee: 'Publiées',
  brouillon: 'Brouillons',
  a_verifier: 'À vérifier',
  archivee: 'Archivées',
  propositions: 'Propositions',
  remarques: 'Remarques',
} as const
type Onglet = keyof typeof ONGLETS

const { statut: _onglet, ...others } = filtresRessourcesBo.shape

/** The states of a proposal or of a remark, under their tab. */
const SUIVIS = ['a_traiter', 'acceptee', 'refusee', 'traitee'] as const

/** The resources of a state, what members propose, or what they say: all have the same path. */
const filtres = z.strictObject({
  onglet: z.enum(Object.keys(ONGLETS) as Onglet[]).default('publiee'),
  suivi: z.enum(SUIVIS).default('a_traiter'),
  ...others,
})
type Filtres = z.output<typeof filtres>

const tabOf = (onglet: Onglet) => ({
  label: ONGLETS[onglet],
  count: onglet,
  filters: { onglet, suivi: 'a_traiter' } as const,
  isCurrent: (shown: Filtres) => shown.onglet === onglet,
})

const ALL = Object.keys(ONGLETS) as Onglet[]

const listOf = (onglets: readonly Onglet[]) =>
  defineList({
    path: cheminOf,
    filters: filtres,
    words: 'termes',
    panel: ['type', 'public', 'thematique', 'territoire', 'etatLien'],
    tabs: onglets.map(tabOf),
  })

/** Proposals are the administrators'. */
export const LISTES = {
  administratrice: listOf(ALL),
  coordinatrice: listOf(ALL.filter((onglet) => onglet !== 'propositions')),
} satisfies Readonly<Record<Espace, unknown>>

/** What the tab lists, with the filters of the API for a list of resources. */
export const demandeOf = ({
  onglet,
  suivi: _suivi,
  ...rest
}: Filtres): 'propositions' | 'remarques' | (FiltresRessourcesBo & { readonly statut: StatutRessource }) =>
  onglet === 'propositions' || onglet === 'remarques' ? onglet : { statut: onglet, ...rest }
