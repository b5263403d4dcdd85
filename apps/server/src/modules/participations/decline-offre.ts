import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { holdOffre, offered } from './hold-offre.ts'
import { endLigne } from './lignes.repository.ts'
import { movePlaces } from './places.ts'
import { atEvenement } from './tour-evenement.ts'

/** Declines an offer; a second call changes nothing. */
export const declineOffre = (evenementId: EvenementId, ctx: ReadCtx): Promise<void> =>
  atEvenement(ctx, evenementId, async (inside) => {
    const { held, ligne: hers } = await holdOffre(evenementId, inside)
    if (hers?.statut === 'declinee') return
    const ligne = offered(hers)
    await endLigne(inside.db, ligne.id, { statut: 'declinee' }, inside.now())
    await movePlaces(inside, held, { proposees: -1 })
  })
