import { figuresOf } from '@entrelles/contract/kit/article.ts'
import type { ArticleForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { Figure, ImageRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachImage, detachMedia } from '#modules/medias/medias.public.ts'
import type { Tenue } from './bo-ressources.repository.ts'
import type { Ecrite } from './ecrite-ressource.ts'

/** The pictures that a resource has, by their id: its own and those of its text, published or not. */
export type Images = Map<string, Figure>

const figureOf = ({ id, nom, proportions }: Figure): Figure => ({ id, nom, proportions })

export const imagesOf = ({ publiee, brouillon, figures }: Tenue): Images =>
  new Map(
    [publiee.image, brouillon?.image, ...figures].flatMap((image) =>
      image ? [[image.id, figureOf(image)] as const] : [],
    ),
  )

type Attaching = Pick<Ctx, 'db' | 'now' | 'actor'>

/** One of her pictures, attached unless the resource has it already: the same one may be shown twice. */
const attach = async (ctx: Attaching, images: Images, id: string, champ: string): Promise<Figure> => {
  const had = images.get(id)
  if (had) return had
  const image = await attachImage(ctx, id, { usage: 'ressource', compteId: ctx.actor.id, champ })
  const attached = { ...image, id: id as Figure['id'] }
  images.set(id, attached)
  return attached
}

/** The picture of a form, attached; adds it to `images`. */
export const attachImageRessource = async (
  ctx: Attaching,
  images: Images,
  wanted: ArticleForm['image'],
): Promise<ImageRessource | null> =>
  wanted && {
    ...(await attach(ctx, images, wanted.id, 'image')),
    texteAlternatif: wanted.texteAlternatif,
  }

/** Attaches the pictures of a text; adds them to `images`. */
export const attachFigures = async (ctx: Attaching, images: Images, contenu: string): Promise<void> => {
  for (const { id } of figuresOf(contenu)) await attach(ctx, images, id, 'contenu')
}

/** The pictures inside these texts. */
export const figuresIn = (images: Images, ecrites: readonly (Ecrite | null)[]): Figure[] => {
  const ids = new Set(ecrites.flatMap((ecrite) => figuresOf(ecrite?.contenu ?? '').map(({ id }) => id)))
  return [...images.values()].filter(({ id }) => ids.has(id))
}

/** Gives up the pictures that none of these show any more: a sweep deletes them. */
export const detachUnused = async (
  ctx: Pick<Ctx, 'db'>,
  images: Images,
  ecrites: readonly (Ecrite | null)[],
): Promise<void> => {
  const shown = new Set([
    ...figuresIn(images, ecrites).map(({ id }) => id),
    ...ecrites.flatMap((ecrite) => ecrite?.image?.id ?? []),
  ])
  for (const { id, nom } of images.values()) if (!shown.has(id)) await detachMedia(ctx, nom)
}
