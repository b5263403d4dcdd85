import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import { droitsReponseOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ReponseCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { aideAccepteeLettre } from '../lettres/aide.lettres.ts'
import { holdReponse } from './hold-reponse.ts'
import { getReponse } from './reponses.queries.ts'
import { settleAide, updateAcceptee } from './reponses.repository.ts'

/** Accepts the help that an answer offers: it is on its way. */
export const acceptReponse = async (id: string, reponseId: string, ctx: Ctx): Promise<ReponseCoupDePouce> => {
  const { db, actor } = ctx
  const { demande, reponse } = await holdReponse(id, reponseId, ctx)
  if (demande.auteureId !== actor.id) throw commonErrors.introuvable()
  if (!droitsReponseOf(actor, demande, reponse).accepter) throw coupsDePouceErrors.etat_change()
  await updateAcceptee(db, reponse.id, ctx.now())
  await settleAide(db, demande.id)
  const { auteureId: compteId } = reponse
  if (compteId !== null)
    await sendLettre(ctx, aideAccepteeLettre, {
      compteId,
      objetId: demande.id,
      acteureId: actor.id,
      donnees: { coupDePouceId: demande.id, reponseId: reponse.id, compteId, titre: demande.titre },
    })
  return getReponse(demande.id, reponse.id, ctx)
}
