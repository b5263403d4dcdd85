import type { Decision, Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'

/**
 * The dialog that a moderator opens on a report. `cloture` answers with the measures that were taken, `sans_suite` without
 * any; `exclusion` confirms the one that is proposed, `abandon` gives it up.
 */
export type DemandeDossier = 'cloture' | 'sans_suite' | 'note' | 'exclusion' | 'abandon'

/** Whether a measure is in force: not a content that was only shown again, nor an exclusion that waits. */
export const hasMesure = (decisions: readonly Decision[]): boolean =>
  decisions.some(
    ({ action, enAttente, dateLevee }) => action !== 'restaurer' && !enAttente && dateLevee === null,
  )

/**
 * Whether only the number of reporters hides the content: any answer then shows it again. What an administrator has deleted meanwhile may
 * not be shown again, and stays hidden.
 */
export const isMasqueDOffice = ({ droits, decisions }: Pick<Dossier, 'droits' | 'decisions'>): boolean =>
  droits.actions.includes('restaurer') &&
  !decisions.some(({ action, dateLevee }) => action === 'masquer' && dateLevee === null)
