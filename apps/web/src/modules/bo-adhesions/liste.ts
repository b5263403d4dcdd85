import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresAdhesions } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/adhesion'),
  anchor: 'toutes',
  filters: filtresAdhesions,
  words: 'termes',
  panel: ['origine'],
  tabs: [
    { label: 'Toutes', filters: { statut: 'toutes' } },
    { label: 'En attente', filters: { statut: 'en_attente' } },
    { label: 'Sursis', filters: { statut: 'grace' } },
    { label: 'Hors ligne', filters: { statut: 'hors_ligne' } },
  ],
})
