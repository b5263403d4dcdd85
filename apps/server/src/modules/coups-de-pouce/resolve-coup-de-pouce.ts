import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  AIDANTE_INCONNUE,
  MERCI_DE_L_AUTEURE,
  type ResolutionForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { addAidantes } from './aidantes/aidantes.repository.ts'
import { updateStatut } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdToEnd } from './hold-coup-de-pouce.ts'
import { journaliseModeration } from './journal-coup-de-pouce.ts'
import { merciLettre } from './lettres/aide.lettres.ts'

/** Marks a request as solved; its author may thank those whose answers helped. */
export const resolveCoupDePouce = async (
  id: string,
  { aidantes, message }: ResolutionForm,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const { db } = ctx
  const now = ctx.now()
  const held = await holdToEnd(id, 'resoudre', ctx)
  // An administrator marks it as solved but thanks nobody: her words would be signed by the author.
  if (held.auteureId !== ctx.actor.id && (message !== null || aidantes.length > 0))
    throw invalidForm([{ champ: message === null ? 'aidantes' : 'message', message: MERCI_DE_L_AUTEURE }])
  if (message !== null) await requireFree(ctx, 'publication')
  const added = await addAidantes(db, held, { aidantes, message }, now)
  if (added.length < aidantes.length) throw invalidForm([{ champ: 'aidantes', message: AIDANTE_INCONNUE }])
  await updateStatut(db, held.id, 'resolu', { motif_cloture: 'resolu', resolu_le: now, termine_le: now })
  await sendLettres(
    ctx,
    merciLettre,
    added.map((compteId) => ({
      compteId,
      objetId: held.id,
      ...(held.auteureId !== null && { acteureId: held.auteureId }),
      donnees: { coupDePouceId: held.id, compteId, titre: held.titre, le: now.toISOString() },
    })),
  )
  await journaliseModeration(ctx, 'changer_etat', held, { statut: 'resolu' })
  return getCoupDePouce(held.id, ctx)
}
