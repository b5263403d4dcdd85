import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { MonInscription } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { acceptLigne, endLigne, findDerniere, type Ligne } from './lignes.repository.ts'
import { sendCourrierJob } from './mails/courriers.jobs.ts'
import { movePlaces } from './places.ts'
import { atEvenement } from './tour.ts'

const offered = (ligne: Ligne | undefined): Ligne => {
  if (ligne?.statut === 'proposee') return ligne
  if (ligne?.statut === 'expiree') throw participationsErrors.offre_expiree()
  throw ligne?.statut === 'inscrite'
    ? participationsErrors.deja_inscrite()
    : participationsErrors.offre_absente()
}

const holdOffre = async (evenementId: EvenementId, { db, actor }: Ctx) => {
  const held = await lockEvenement(db, evenementId)
  if (!held) throw commonErrors.introuvable()
  return { held, ligne: await findDerniere(db, evenementId, actor.id) }
}

/** Takes the seat; once its time is over it is another’s, even before the sweep has given it away. */
export const acceptOffre = (evenementId: EvenementId, ctx: Ctx): Promise<MonInscription> =>
  atEvenement(ctx, evenementId, async (inside) => {
    const { db, now, enqueue } = inside
    const { held, ligne: hers } = await holdOffre(evenementId, inside)
    if (held.isAnnule) throw participationsErrors.annule()
    const ligne = offered(hers)
    if (ligne.offreExpireLe !== null && new Date(ligne.offreExpireLe) <= now())
      throw participationsErrors.offre_expiree()
    await acceptLigne(db, ligne.id, held, now())
    await movePlaces(inside, held, { proposees: -1, prises: 1 })
    await enqueue(sendCourrierJob, { participationId: ligne.id, type: 'confirmation' })
    return { statut: 'inscrite', rang: null, offreExpireLe: null }
  })

/** Leaves the seat to the next one; a second time changes nothing. */
export const declineOffre = (evenementId: EvenementId, ctx: Ctx): Promise<void> =>
  atEvenement(ctx, evenementId, async (inside) => {
    const { held, ligne: hers } = await holdOffre(evenementId, inside)
    if (hers?.statut === 'declinee') return
    const ligne = offered(hers)
    await endLigne(inside.db, ligne.id, { statut: 'declinee' }, inside.now())
    await movePlaces(inside, held, { proposees: -1 })
  })
