import type {
  DetailIntervenantBo,
  IntervenantForm,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { insertIntervenant } from './bo-intervenants.repository.ts'
import { assertIntervenant } from './check-intervenant.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'
import { changePhoto } from './photo-intervenant.ts'

export const createIntervenant = async (form: IntervenantForm, ctx: Ctx): Promise<DetailIntervenantBo> => {
  const { db, actor, now } = ctx
  await assertIntervenant(db, form)
  const photo = await changePhoto(null, form.photoId, ctx)
  const id = await insertIntervenant(db, form, { photo, auteureId: actor.id, now: now() })
  const intervenant = await getIntervenantBo(db, actor, id)
  await journalise(ctx, {
    action: 'intervenants.creer',
    cible: cibleOf(intervenant),
    apres: valeursOf(intervenant),
  })
  return intervenant
}
