import type { StatutActif } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { endLigne, sansElle } from '#modules/participations/lignes.repository.ts'
import { sendCourriers } from '#modules/participations/mails/courriers.lettres.ts'
import { movePlaces } from '#modules/participations/places.ts'
import { cibleOf, type Tenue } from './hold-ligne.ts'

type Retrait = {
  readonly statut: 'annulee' | 'expiree'
  readonly action: 'participations.retirer' | 'participations.reprendre'
  readonly motif: string
}

/** Ends a participation, mails the reason, and lets the seat go to the next member. */
export const endByOrganisatrice = async (
  { held, ligne, nom }: Tenue,
  retrait: Retrait,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor, now } = ctx
  const { statut, motif, action } = retrait
  await endLigne(db, ligne.id, { statut, motif, parId: actor.id }, now())
  await movePlaces(ctx, held, sansElle(ligne))
  const etait = ligne.statut as StatutActif
  await sendCourriers(ctx, 'retrait', [ligne.id], etait)
  await journalise(ctx, {
    action,
    cible: cibleOf(held),
    apres: { participante: nom, motif },
  })
}
