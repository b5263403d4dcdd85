import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { acceptCompte } from '#modules/antennes/rattachements.repository.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { findMembre } from './a-accueillir.queries.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf } from './journal-territoire.ts'

type Which = { readonly id: TerritoireId; readonly adherenteId: AdherenteId }

/** Accepts a member who joined a branch, which counts as hers from then on. */
export const acceptRattachement = async ({ id, adherenteId }: Which, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const territoire = await getTerritoireBo(db, actor, id)
  await lockCompte(db, adherenteId)
  const adherente = await findMembre(db, id, adherenteId)
  if (adherente === undefined) throw commonErrors.introuvable()
  if (!(await acceptCompte(db, { compteId: adherenteId, territoireId: id }, now())))
    throw antennesErrors.deja_acceptee()
  await journalise(ctx, { action: 'antennes.accepter', cible: cibleOf(territoire), apres: { adherente } })
}
