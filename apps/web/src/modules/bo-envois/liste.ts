import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/envoi'),
  filters: filtresEnvois,
  words: 'termes',
  // The last two have no field: links of a member's sheet and of an event set them, « Effacer » removes them.
  panel: ['lettre', 'periode', 'adherente', 'evenement'],
  tabs: [
    { label: 'Tous', count: 'tous', filters: {} },
    { label: 'Envoyés', count: 'envoye', filters: { statut: 'envoye' } },
    { label: 'Ignorés', count: 'ignore', filters: { statut: 'ignore' } },
    { label: 'En échec', count: 'echec', filters: { statut: 'echec' } },
  ],
})

/** Filters of the panel, shown as removable chips. */
export type NomFiltre = (typeof liste.panel)[number]
