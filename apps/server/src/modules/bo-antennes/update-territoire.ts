import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { TerritoireUpdate } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '#kit/ctx.ts'
import { attachZoneJob } from '#modules/antennes/antennes.jobs.ts'
import {
  lockTerritoires,
  replaceZone,
  updateIdentite,
  updatePubliee,
} from '#modules/antennes/territoires.repository.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { assertTerritoire } from './check-territoire.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'
import { updateImageTerritoire } from './update-image-territoire.ts'

type Zoned = Pick<DetailTerritoireBo, 'departements' | 'communes'>

const zoneOf = (...territoires: readonly Zoned[]) => ({
  departements: [...new Set(territoires.flatMap(({ departements }) => departements))],
  communes: [...new Set(territoires.flatMap(({ communes }) => communes.map(({ id }) => id)))],
})

/** The fields that decide automatic attachments. */
const drawOf = ({ nom, statut, dateOuverture, ...zoned }: DetailTerritoireBo) => ({
  ...zoneOf(zoned),
  nom,
  dateOuverture,
  fermee: statut === 'fermee',
})

/** Updates a branch; members who live in its old or new area are reattached, unless they chose their branch. */
export const updateTerritoire = async (
  id: TerritoireId,
  { version, ...form }: TerritoireUpdate,
  ctx: Ctx,
): Promise<DetailTerritoireBo> => {
  const { db, actor, enqueue, now } = ctx
  await lockTerritoires(db)
  const before = await getTerritoireBo(db, actor, id)
  await assertTerritoire(db, form, id)
  if (!(await updateIdentite(db, id, version, form))) throw commonErrors.version_depassee()
  if (before.statut === 'fermee') await updatePubliee(db, id, now())
  await replaceZone(db, id, form)
  await updateImageTerritoire(id, before.image?.nom ?? null, form, ctx)
  const territoire = await getTerritoireBo(db, actor, id)
  if (!isDeepStrictEqual(drawOf(before), drawOf(territoire)))
    await enqueue(attachZoneJob, zoneOf(before, territoire))
  await journalise(ctx, {
    action: 'antennes.modifier',
    cible: cibleOf(territoire),
    avant: valeursOf(before),
    apres: valeursOf(territoire),
  })
  return territoire
}
