import type { VueForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { countVue, findLecture, writeLecture, type Sienne } from './lectrices.repository.ts'

/** What this view adds: each member counts once, and once more if she comes from a mail. */
const nouveauteOf = async (sienne: Sienne, source: VueForm['source'], { db }: Ctx) => {
  const lecture = await findLecture(db, sienne)
  return {
    isVue: (lecture?.vueLe ?? null) === null,
    isClic: source === 'courriel' && (lecture?.clicLe ?? null) === null,
  }
}

/** Counts a reader of news or of an announcement; its author does not count, nor do posts of members. */
export const createVuePublication = async (id: string, { source }: VueForm, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const seen = await nouveauteOf({ publicationId: id, compteId: actor.id }, source, ctx)
  // Most pages of a feed have been seen: they lock nothing.
  if (!seen.isVue && !seen.isClic) return
  const held = await holdPublication(id, ctx)
  if (held.type === 'publication' || held.publieeLe === null || held.auteureId === actor.id) return
  const sienne = { publicationId: held.id, compteId: actor.id }
  const { isVue, isClic } = await nouveauteOf(sienne, source, ctx)
  if (!isVue && !isClic) return
  const now = ctx.now()
  await writeLecture(db, sienne, { ...(isVue && { vue_le: now }), ...(isClic && { clic_le: now }) })
  await countVue(db, held.id, { isVue, isClic })
}
