import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { atEvenement } from '#modules/participations/tour-evenement.ts'
import { endByOrganisatrice } from './end-by-organisatrice.ts'
import { holdLigne, type Adresse } from './hold-ligne.ts'

/** Withdraws an offer that has no answer yet. */
export const cancelOffre = (adresse: Adresse, motif: string, ctx: ReadCtx): Promise<void> =>
  atEvenement(ctx, adresse.id, async (inside) => {
    const tenue = await holdLigne(adresse, inside)
    if (tenue.ligne.statut !== 'proposee') throw participationsErrors.pas_d_offre()
    const action = 'participations.reprendre'
    await endByOrganisatrice(tenue, { statut: 'expiree', action, motif }, inside)
  })
