import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { ApercuLien } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { findJeton } from './jetons.repository.ts'
import { refuseSuspendue } from './refuse-suspendue.ts'
import { findSuspendueJusquau, isMotDePasseAChoisir } from './session.queries.ts'

/** « rozenn@exemple.fr » is « r•••@exemple.fr », whatever its length. */
const mask = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`
}

/** Names the account of a link, so that its page can ask before using it. */
export const getApercuLien = async (
  secret: string,
  { db, now, caller }: ReadCtx<SignedIn | undefined>,
): Promise<ApercuLien> => {
  const compte = await findJeton(db, 'connexion', secret, now())
  if (!compte) throw sessionErrors.lien_expire()
  const { compteId, prenom, email } = compte
  refuseSuspendue(await findSuspendueJusquau(db, compteId, now()))
  const motDePasseAChoisir = await isMotDePasseAChoisir(db, compteId, caller.liaison)
  return { prenom, emailMasque: mask(email), motDePasseAChoisir }
}
