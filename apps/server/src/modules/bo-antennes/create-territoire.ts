import type { TerritoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachZoneJob } from '#modules/antennes/antennes.jobs.ts'
import { insertTerritoire, lockTerritoires, replaceZone } from '#modules/antennes/territoires.repository.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { assertTerritoire } from './check-territoire.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'
import { updateImageTerritoire } from './update-image-territoire.ts'

export const createTerritoire = async (form: TerritoireForm, ctx: Ctx): Promise<DetailTerritoireBo> => {
  const { db, actor, enqueue, now } = ctx
  await lockTerritoires(db)
  await assertTerritoire(db, form)
  const id = await insertTerritoire(db, form, now())
  await replaceZone(db, id, form)
  await updateImageTerritoire(id, null, form, ctx)
  await enqueue(attachZoneJob, { departements: form.departements, communes: form.communes })
  const territoire = await getTerritoireBo(db, actor, id)
  await journalise(ctx, {
    action: 'antennes.creer',
    cible: cibleOf(territoire),
    apres: valeursOf(territoire),
  })
  return territoire
}
