import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { findDerniere, type Ligne } from './lignes.repository.ts'

/** The member's participation, if it holds an offer. */
export const offered = (ligne: Ligne | undefined): Ligne => {
  if (ligne?.statut === 'proposee') return ligne
  if (ligne?.statut === 'expiree') throw participationsErrors.offre_expiree()
  throw ligne?.statut === 'inscrite'
    ? participationsErrors.deja_inscrite()
    : participationsErrors.offre_absente()
}

/** Locks the event, and reads the member's latest participation. */
export const holdOffre = async (evenementId: EvenementId, { db, actor }: Ctx) => {
  const held = await lockEvenement(db, evenementId)
  if (!held) throw commonErrors.introuvable()
  return { held, ligne: await findDerniere(db, evenementId, actor.id) }
}
