// This file does not import zod, so that the entry chunk can import it.
import { pathTo } from '#kit/paths.ts'
import { PARAM_AVEC, PARAM_MESSAGE } from './messagerie.constants.ts'

/** Where a member writes to another: their discussion, or a new one. */
export const cheminEcrire = (adherenteId: string): string =>
  `${pathTo('/messagerie/discussion')}?${PARAM_AVEC}=${adherenteId}`

/** A discussion, opened at one of its messages. */
export const cheminMessage = (discussionId: string, messageId: string): string =>
  `${pathTo('/messagerie/discussion/:id', { id: discussionId })}?${PARAM_MESSAGE}=${messageId}`
