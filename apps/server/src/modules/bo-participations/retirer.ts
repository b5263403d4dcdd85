import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { StatutActif } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { endLigne, isActive, sansElle } from '#modules/participations/lignes.repository.ts'
import { sendCourrierJob } from '#modules/participations/mails/courriers.jobs.ts'
import { movePlaces } from '#modules/participations/places.ts'
import { atEvenement } from '#modules/participations/tour.ts'
import { cibleOf, holdLigne, type Adresse, type Tenue } from './tenir-ligne.ts'

type Retrait = {
  readonly statut: 'annulee' | 'expiree'
  readonly action: 'participations.retirer' | 'participations.reprendre'
  readonly motif: string
}

/** Ends her line and tells her why; the seat goes to the next one. */
const endByOrganisatrice = async ({ held, ligne, nom }: Tenue, retrait: Retrait, ctx: Ctx): Promise<void> => {
  const { db, actor, now, enqueue } = ctx
  const { statut, motif, action } = retrait
  await endLigne(db, ligne.id, { statut, motif, parId: actor.id }, now())
  await movePlaces(ctx, held, sansElle(ligne))
  const etait = ligne.statut as StatutActif
  await enqueue(sendCourrierJob, { participationId: ligne.id, type: 'retrait', etait })
  await journalise(ctx, {
    action,
    cible: cibleOf(held),
    avant: { participante: nom },
    apres: { participante: nom, motif },
  })
}

/** Takes back a seat that was offered and not answered. */
export const cancelOffre = (adresse: Adresse, motif: string, ctx: Ctx): Promise<void> =>
  atEvenement(ctx, adresse.id, async (inside) => {
    const tenue = await holdLigne(adresse, inside)
    if (tenue.ligne.statut !== 'proposee') throw participationsErrors.pas_d_offre()
    const action = 'participations.reprendre'
    await endByOrganisatrice(tenue, { statut: 'expiree', action, motif }, inside)
  })

/** Takes somebody off an event, or out of its queue. */
export const deleteParticipationBo = (adresse: Adresse, motif: string, ctx: Ctx): Promise<void> =>
  atEvenement(ctx, adresse.id, async (inside) => {
    const tenue = await holdLigne(adresse, inside)
    if (!isActive(tenue.ligne)) throw commonErrors.introuvable()
    if (tenue.ligne.presence === 'presente') throw participationsErrors.deja_pointee()
    const action = 'participations.retirer'
    await endByOrganisatrice(tenue, { statut: 'annulee', action, motif }, inside)
  })
