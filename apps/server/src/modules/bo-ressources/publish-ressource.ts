import { parisDay } from '@entrelles/contract/kit/dates.ts'
import type { PublierForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import { revisionApres } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { tellRessource } from '#modules/ressources/avis.jobs.ts'
import { tellMentionsArticle } from '#modules/ressources/lettres/tell-mentions-article.ts'
import { updatePubliee } from './bo-ressources.repository.ts'
import type { Ecrite } from './ecrite-ressource.ts'
import { forgetPerdues } from './forget-perdues.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { detachUnused, figuresIn, imagesOf } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** The next review is to come. */
const revisionOf = ({ dateRevision }: Ecrite, today: string): string =>
  dateRevision !== null && dateRevision > today ? dateRevision : revisionApres(today)

/** Publishes a draft or the changes of an article, says that a resource is verified, or brings it back from the archives. */
export const publishRessource = async (
  id: RessourceId,
  { version, prevenir }: PublierForm,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const { db, actor } = ctx
  const now = ctx.now()
  const held = await holdToChange(id, { droit: 'publier', version }, ctx)
  const ecrite = held.brouillon ?? held.publiee
  if (ecrite.contenuTexte === '') throw ressourcesErrors.article_vide()
  const before = await getRessourceBo(id, ctx)
  const images = imagesOf(held)
  const published = { ...ecrite, dateRevision: revisionOf(ecrite, parisDay(now)) }
  await updatePubliee(db, held, published, figuresIn(images, [published]), { compteId: actor.id, now })
  await detachUnused(ctx, images, [published])
  await forgetPerdues(ctx, held, published)
  if (held.publieeLe === null && prevenir) await tellRessource(ctx, id)
  await tellMentionsArticle(ctx, id, published.contenu)
  const after = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: 'ressources.publier',
    cible: cibleOf(after),
    avant: valeursOf({ ...before, brouillonEnCours: null }, after),
    apres: valeursOf(after, { ...before, brouillonEnCours: null }),
  })
  return after
}
