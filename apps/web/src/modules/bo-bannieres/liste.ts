import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresBannieres } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/banniere'),
  filters: filtresBannieres,
  tabs: [
    { label: 'En cours', count: 'en_cours', filters: { statut: 'en_cours' } },
    { label: 'Programmées', count: 'programmee', filters: { statut: 'programmee' } },
    { label: 'Terminées', count: 'terminee', filters: { statut: 'terminee' } },
  ],
})
