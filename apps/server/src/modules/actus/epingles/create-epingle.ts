import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { EPINGLES_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { EpingleForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { problemeEpingle } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getPublication } from '../get-publication.ts'
import { holdToChange } from '../hold-to-change.ts'
import { journaliseModeration } from '../journal-publication.ts'
import { countEpingles, lockEpingles, updateEpingle } from './epingles.repository.ts'

/** Pins a post at the top of the feed of its readers until a day, or changes that day. */
export const createEpingle = async (id: string, { jusquau }: EpingleForm, ctx: Ctx): Promise<Publication> => {
  const { db } = ctx
  const today = parisDay(ctx.now())
  const held = await holdToChange(id, 'epingler', ctx)
  const message = problemeEpingle(jusquau, today)
  if (message !== undefined) throw invalidForm([{ champ: 'jusquau', message }])
  await lockEpingles(db)
  if ((await countEpingles(db, held, today)) >= EPINGLES_MAX) throw actusErrors.trop_d_epingles()
  await updateEpingle(db, held.id, jusquau)
  await journaliseModeration(ctx, 'epingler', held, { epingleeJusquau: jusquau })
  return getPublication(held.id, ctx)
}
