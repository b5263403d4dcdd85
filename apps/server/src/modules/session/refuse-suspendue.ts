import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { compteSuspendu } from '@entrelles/contract/modules/session/suspension.errors.ts'
import { SANS_FIN } from './session.repository.ts'

/** Refuses whoever has proved who she is and may not connect until then; null: she may. */
export const refuseSuspendue = (jusquau: string | null): void => {
  if (jusquau === null) return
  // It ends with its last day.
  const last = parisDay(new Date(new Date(jusquau).getTime() - 1))
  throw compteSuspendu(jusquau === SANS_FIN ? null : last)
}
