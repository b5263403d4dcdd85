import type { CommentaireForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Tenue } from '../actus.repository.ts'
import { attachImages } from '../attach-images.ts'
import { prepareTexte } from '../mentions/prepare-texte.ts'
import type { TexteEcrit } from './commentaires.repository.ts'

type Prepare = { readonly texte: TexteEcrit; readonly mentionnees: readonly string[] }

/** A comment as it is stored: its text sanitised, its picture attached instead of the one that is shown. */
export const prepareCommentaire = async (
  ctx: Ctx,
  { type, territoireIds, auteureId }: Tenue,
  { contenu: html, image }: Pick<CommentaireForm, 'contenu' | 'image'>,
  shown: ImagePublication | null,
): Promise<Prepare> => {
  // An announcement is read whatever the blocks.
  const objet = { territoireIds, auteureId: type === 'annonce' ? null : auteureId }
  const { contenu, contenuTexte, mentionnees } = await prepareTexte(ctx, html, objet)
  const [attached = null] = await attachImages(ctx, image ? [image] : [], {
    shown: shown ? [shown] : [],
    champ: 'image',
    compteId: ctx.actor.id,
  })
  return { texte: { contenu, contenuTexte, image: attached }, mentionnees }
}
