import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AccueilForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { findMembre } from './a-accueillir.queries.ts'
import { replaceAccueil } from './accueils.repository.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf } from './journal-territoire.ts'

type Which = { readonly id: TerritoireId; readonly adherenteId: AdherenteId }

/** Records that a new member of a branch was welcomed. */
export const createAccueil = async (
  { id, adherenteId }: Which,
  { note }: AccueilForm,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor, now } = ctx
  const territoire = await getTerritoireBo(db, actor, id)
  const adherente = await findMembre(db, id, adherenteId)
  if (adherente === undefined) throw commonErrors.introuvable()
  await replaceAccueil(db, { territoireId: id, compteId: adherenteId, parId: actor.id, note, le: now() })
  await journalise(ctx, {
    action: 'antennes.accueillir',
    cible: cibleOf(territoire),
    apres: { adherente, note },
  })
}
