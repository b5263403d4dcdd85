import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { MonInscription } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { holdOffre, offered } from './hold-offre.ts'
import { acceptLigne } from './lignes.repository.ts'
import { sendCourriers } from './mails/courriers.lettres.ts'
import { movePlaces } from './places.ts'
import { atEvenement } from './tour-evenement.ts'

/** Accepts an offer; after its deadline it is refused, even before the sweep has expired it. */
export const acceptOffre = (evenementId: EvenementId, ctx: ReadCtx): Promise<MonInscription> =>
  atEvenement(ctx, evenementId, async (inside) => {
    const { db, now } = inside
    const { held, ligne: hers } = await holdOffre(evenementId, inside)
    if (held.isAnnule) throw participationsErrors.annule()
    const ligne = offered(hers)
    if (ligne.offreExpireLe !== null && new Date(ligne.offreExpireLe) <= now())
      throw participationsErrors.offre_expiree()
    await acceptLigne(db, ligne.id, held, now())
    await movePlaces(inside, held, { proposees: -1, prises: 1 })
    await sendCourriers(inside, 'confirmation', [ligne.id])
    return { statut: 'inscrite', rang: null, offreExpireLe: null }
  })
