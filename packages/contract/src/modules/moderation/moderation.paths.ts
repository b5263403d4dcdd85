import { ANCRE_MESURES, ANCRE_SIGNALEMENTS, pathTo } from '#kit/paths.ts'

/** The back offices in which reports are examined. */
export const ESPACES_MODERATION = ['administratrice', 'coordinatrice'] as const
export type EspaceModeration = (typeof ESPACES_MODERATION)[number]

/** The parameter of the queue that opens a report. */
export const PARAM_DOSSIER = 'dossier'

/** The address of a report: `/administratrice/signalement?dossier=…`. */
export const dossierPath = (espace: EspaceModeration, id: string): string =>
  `${pathTo(`/${espace}/signalement`)}?${PARAM_DOSSIER}=${encodeURIComponent(id)}`

/** What the notifications about her reports are about: one page shows all of them. */
export const CIBLE_SIGNALEMENTS = {
  type: 'signalement',
  id: 'miens',
  url: `${pathTo('/mon-compte')}#${ANCRE_SIGNALEMENTS}`,
} as const

/** What the notifications about the measures about her are about. */
export const CIBLE_MESURES = {
  type: 'signalement',
  id: 'mesures',
  url: `${pathTo('/mon-compte')}#${ANCRE_MESURES}`,
} as const
