import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresSignalements } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { PARAM_DOSSIER } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import type { Espace } from '#kit/back-offices.ts'
import { defineList } from '#kit/list/define-list.ts'
import { hrefWith } from '#kit/list/filters.ts'

export const liste = defineList({
  path: (espace: Espace) => pathTo(`/${espace}/signalement`),
  filters: filtresSignalements,
  panel: ['priorite'],
  tabs: [
    { label: 'À traiter', count: 'a_traiter', filters: { statut: 'a_traiter' } },
    { label: 'Traités', count: 'traite', filters: { statut: 'traite' } },
    { label: 'Sans suite', count: 'sans_suite', filters: { statut: 'sans_suite' } },
    { label: 'Recours', count: 'recours', filters: { statut: 'recours' } },
  ],
})

/** The report that is open beside the list, or instead of it: keeps the parameters of the list. */
export const withDossier = (href: string, dossier: string): string => {
  const [path = '', query] = href.split('?')
  return hrefWith(path, { ...Object.fromEntries(new URLSearchParams(query)), [PARAM_DOSSIER]: dossier })
}
