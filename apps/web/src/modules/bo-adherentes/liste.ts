import { filtresFiches, triFiches } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { defineList } from '#kit/list/define-list.ts'
import { hrefWith } from '#kit/list/filters.ts'
import { cheminOf } from './espace.ts'

export const liste = defineList({
  path: cheminOf,
  filters: filtresFiches.extend(triFiches.shape),
  words: 'termes',
  panel: ['territoire', 'role', 'suspendue', 'dateInscriptionMin', 'finAvant'],
  tabs: [
    { label: 'Toutes', count: 'toutes', filters: {} },
    { label: 'Actives', count: 'actives', filters: { statutAdhesion: 'active' } },
    { label: 'En sursis', count: 'sursis', filters: { statutAdhesion: 'sursis' } },
    { label: 'Expirées', count: 'expirees', filters: { statutAdhesion: 'expiree' } },
    {
      label: 'Inscription inachevée',
      count: 'inachevees',
      filters: { etapeInscription: 'inachevee' },
      // A single registration step also belongs to this tab.
      isCurrent: ({ etapeInscription }) => etapeInscription !== undefined,
    },
  ],
})

/** Filters of the panel, shown as removable chips. */
export type NomFiltre = (typeof liste.panel)[number]

/** A coordinator opens a member’s record in a dialog over the list: keep the parameters of the list. */
export const withFiche = (href: string, fiche: string): string => {
  const [path = '', query] = href.split('?')
  return hrefWith(path, { ...Object.fromEntries(new URLSearchParams(query)), fiche })
}
