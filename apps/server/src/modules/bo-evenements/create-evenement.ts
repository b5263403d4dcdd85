import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getEvenementBo } from './bo-evenement.queries.ts'
import { insertEvenement } from './bo-evenements.repository.ts'
import { assertAntennes, checkEvenement } from './check-evenement.ts'
import { changeImages, receiveImages, SANS_IMAGE } from './images-evenement.ts'
import { cibleOf, valeursOf } from './journal-evenement.ts'

/** Creates an event; its author manages it as long as she coordinates a branch. */
export const createEvenement = async (asked: EvenementForm, ctx: Ctx): Promise<DetailEvenementBo> => {
  const { db, actor, now } = ctx
  assertAntennes(actor, asked)
  const form = await checkEvenement(db, asked)
  const images = await changeImages(form, await receiveImages(form, ctx), SANS_IMAGE, ctx)
  const id = await insertEvenement(db, form, { images, now: now(), auteureId: actor.id })
  const evenement = await getEvenementBo(ctx, id)
  await journalise(ctx, {
    action: 'evenements.creer',
    cible: cibleOf(evenement),
    apres: valeursOf(evenement),
  })
  return evenement
}
