import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { compteSuspendu } from '@entrelles/contract/modules/session/suspension.errors.ts'
import { SANS_FIN } from './session.repository.ts'

/** Refuses an authenticated user who is suspended; null means no suspension. */
export const refuseSuspendue = (jusquau: string | null): void => {
  if (jusquau === null) return
  // A suspension ends at midnight: its last day is the one before.
  const last = parisDay(new Date(new Date(jusquau).getTime() - 1))
  throw compteSuspendu(jusquau === SANS_FIN ? null : last)
}
