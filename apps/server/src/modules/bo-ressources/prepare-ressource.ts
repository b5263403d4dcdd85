import { minutesOf } from '@entrelles/contract/kit/article.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Communs } from './check-ressource.ts'
import type { Ecrite } from './ecrite-ressource.ts'
import { attachFigures, attachImageRessource, type Images } from './images-ressource.ts'
import { prepareArticle } from './prepare-article.ts'

/** The fields of a form, those of its type included. */
export type Saisie = Communs & {
  readonly url?: string | undefined
  readonly duree?: number | null | undefined
  readonly contenu?: string | undefined
}

type Preparing = Pick<Ctx, 'db' | 'now' | 'actor' | 'settings'>

const texteOf = async ({ contenu: html, duree = null, ...form }: Saisie, ctx: Preparing) => {
  if (html === undefined) return { contenu: null, contenuTexte: null, duree }
  const audience = { public: form.public, territoireIds: form.territoires }
  const { contenu, contenuTexte } = await prepareArticle(html, audience, ctx)
  return { contenu, contenuTexte, duree: minutesOf(contenu) }
}

/**
 * What a form becomes before it is written: its text sanitised, its pictures attached and added to `images`. Without an author
 * or a review in the form, those of the resource stay.
 */
export const prepareRessource = async (
  form: Saisie,
  before: Pick<Ecrite, 'auteureId' | 'dateRevision'>,
  images: Images,
  ctx: Preparing,
): Promise<Ecrite> => {
  const texte = await texteOf(form, ctx)
  const image = await attachImageRessource(ctx, images, form.image)
  if (texte.contenu !== null) await attachFigures(ctx, images, texte.contenu)
  return {
    ...texte,
    titre: form.titre,
    resume: form.resume,
    url: form.url ?? null,
    image,
    thematiqueId: form.thematique,
    motsCles: form.motsCles,
    public: form.public,
    territoireIds: form.territoires,
    evenementId: form.evenement,
    intervenantIds: form.intervenants,
    auteureId: form.auteure ?? before.auteureId,
    dateRevision: form.dateRevision ?? before.dateRevision,
  }
}
