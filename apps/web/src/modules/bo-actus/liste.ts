import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresActus } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/actu'),
  filters: filtresActus,
  panel: ['type', 'territoire'],
  tabs: [
    { label: 'Publiées', filters: { statut: 'publiee' } },
    { label: 'Programmées', filters: { statut: 'programmee' } },
    { label: 'Brouillons', filters: { statut: 'brouillon' } },
    { label: 'Archivées', filters: { statut: 'archivee' } },
  ],
})
