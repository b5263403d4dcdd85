import { commonErrors } from '@entrelles/contract/kit/errors.ts'

/** R7-9: the body names the event of the address, or none. */
export const assertSameEvenement = (adresse: string, corps: string | undefined): void => {
  if (corps !== undefined && corps !== adresse) throw commonErrors.introuvable()
}
