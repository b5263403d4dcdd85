import type { ActionDecision } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre, sendLettres } from '#modules/envois/envois.public.ts'
import { findModeratrices } from '#modules/moderation/signalements.queries.ts'
import { exclusionAConfirmerLettre } from './examen.lettres.ts'
import type { Faits } from '../faits-dossier.queries.ts'
import { MESURES_LETTRES } from './mesures.lettres.ts'

/** Tells the member what is decided about her and why, without a word about who reported her. */
export const tellMembre = async (
  decisionId: string,
  action: ActionDecision,
  { auteureId: compteId, type, titre }: Faits,
  ctx: Ctx,
): Promise<void> => {
  if (compteId === null) return
  await sendLettre(ctx, MESURES_LETTRES[action], { compteId, donnees: { decisionId, type, titre } })
}

/** Asks the other administrators to confirm an exclusion. */
export const tellAdministratrices = async (
  decisionId: string,
  { id: signalementId, auteureId }: Faits,
  ctx: Ctx,
): Promise<void> => {
  // Reports of private messages are for administrators alone.
  const concerned = { type: 'message', auteureId, territoireId: null, compteId: ctx.actor.id } as const
  const administratrices = await findModeratrices(ctx, concerned)
  await sendLettres(
    ctx,
    exclusionAConfirmerLettre,
    administratrices.map(({ id: compteId }) => ({
      compteId,
      donnees: { signalementId, decisionId, compteId },
    })),
  )
}
