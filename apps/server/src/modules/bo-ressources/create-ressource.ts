import type {
  ArticleForm,
  FichierRessourceForm,
  LienForm,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { attachFichierRessource } from './attach-fichier-ressource.ts'
import { insertRessource } from './bo-ressources.repository.ts'
import { checkRessource } from './check-ressource.ts'
import { figuresIn, type Images } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { prepareRessource, type Saisie } from './prepare-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** A draft, by its author unless she names somebody else. */
export const insertDraft = async (type: TypeRessource, form: Saisie, ctx: Ctx): Promise<string> => {
  const { db, actor, now } = ctx
  await checkRessource(form, [], ctx)
  const images: Images = new Map()
  const ecrite = await prepareRessource(form, { auteureId: actor.id, dateRevision: null }, images, ctx)
  const id = uuid()
  const figures = figuresIn(images, [ecrite])
  await insertRessource(db, { id, type, ecrite, figures }, { compteId: actor.id, now: now() })
  return id
}

const answer = async (id: string, ctx: Ctx): Promise<DetailRessourceBo> => {
  const ressource = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: 'ressources.creer',
    cible: cibleOf(ressource),
    apres: valeursOf(ressource),
  })
  return ressource
}

export const createLien = async ({ type, ...form }: LienForm, ctx: Ctx): Promise<DetailRessourceBo> =>
  answer(await insertDraft(type, form, ctx), ctx)

export const createArticle = async (form: ArticleForm, ctx: Ctx): Promise<DetailRessourceBo> =>
  answer(await insertDraft('article', form, ctx), ctx)

export const createFichierRessource = async (
  { fichier, ...form }: FichierRessourceForm,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const id = await insertDraft('fichier', form, ctx)
  await attachFichierRessource(ctx, id, fichier)
  return answer(id, ctx)
}
