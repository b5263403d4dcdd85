import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { EvenementTenu } from './evenement-tenu.ts'
import { endLigne, isActive, sansElle, type Ligne } from './lignes.repository.ts'
import { sendCourriers } from './mails/courriers.lettres.ts'
import { movePlaces, type Ecriture } from './places.ts'

/** Ends a participation at the member's request, on a locked event; a second call changes nothing. */
export const endParticipation = async (
  ctx: Ecriture,
  held: EvenementTenu,
  ligne: Ligne | undefined,
): Promise<void> => {
  if (!ligne || !isActive(ligne)) return
  if (ctx.now() >= held.fin) throw participationsErrors.passe()
  if (ligne.presence === 'presente') throw participationsErrors.deja_pointee()
  await endLigne(ctx.db, ligne.id, { statut: 'annulee' }, ctx.now())
  await movePlaces(ctx, held, sansElle(ligne))
  // Only registered members have the calendar entry, which the mail cancels.
  if (ligne.statut === 'inscrite') await sendCourriers(ctx, 'desinscription', [ligne.id])
}
