import type { BrouillonPublicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Ecrite } from './actus.repository.ts'
import { lienOf } from './apercus/lien-of.ts'
import { attachImages } from './attach-images.ts'
import { prepareTexte } from './mentions/prepare-texte.ts'

/** What a form becomes before it is written, and the members whom its text names. */
export const preparePublication = async (
  { images, contenu: html, ...form }: BrouillonPublicationForm,
  shown: readonly ImagePublication[],
  ctx: Ctx,
): Promise<{ readonly ecrite: Ecrite; readonly mentionnees: readonly string[] }> => {
  const { contenu, contenuTexte, mentionnees } = await prepareTexte(ctx, html, {
    territoireIds: form.territoires,
  })
  const attached = await attachImages(ctx, images, { shown, compteId: ctx.actor.id, champ: 'images' })
  return {
    ecrite: { ...form, contenu, contenuTexte, images: attached, lien: lienOf(contenu) },
    mentionnees,
  }
}
