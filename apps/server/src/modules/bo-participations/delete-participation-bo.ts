import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { isActive } from '#modules/participations/lignes.repository.ts'
import { atEvenement } from '#modules/participations/tour-evenement.ts'
import { endByOrganisatrice } from './end-by-organisatrice.ts'
import { holdLigne, type Adresse } from './hold-ligne.ts'

/** Removes somebody from an event or from its waiting list. */
export const deleteParticipationBo = (adresse: Adresse, motif: string, ctx: ReadCtx): Promise<void> =>
  atEvenement(ctx, adresse.id, async (inside) => {
    const tenue = await holdLigne(adresse, inside)
    if (!isActive(tenue.ligne)) throw commonErrors.introuvable()
    if (tenue.ligne.presence === 'presente') throw participationsErrors.deja_pointee()
    const action = 'participations.retirer'
    await endByOrganisatrice(tenue, { statut: 'annulee', action, motif }, inside)
  })
