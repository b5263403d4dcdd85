import type { DemandeContact } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { ReadCtx } from '#kit/ctx.ts'

/** What a call that reads needs of its context. */
export type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** A first contact as it is stored on the row of one participant. */
export type DemandeParticipante = 'aucune' | 'envoyee' | 'recue' | 'acceptee' | 'refusee'

/** The one who asked waits, whatever the other has answered. */
export const demandeOf = (demande: DemandeParticipante): DemandeContact =>
  demande === 'envoyee' || demande === 'recue' ? 'en_attente' : demande

/** Whether mails and pushes of the discussion are stopped. */
export const isMuette = (jusquau: string | null, now: Date): boolean =>
  jusquau !== null && (jusquau === 'infinity' || new Date(jusquau) > now)
