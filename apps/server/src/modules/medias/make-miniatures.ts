import {
  USAGES_MEDIA,
  type Cadrage,
  type UsageMedia,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import sharp from 'sharp'
import { cadreOf } from './cadre.ts'

sharp.concurrency(1)

/** A picture that keeps its shape may be very tall, and WebP has a maximum height. */
const HAUTEUR_MAX = 4

/** As wide as this at most, never enlarged. */
const within = (largeur: number) =>
  ({ width: largeur, height: largeur * HAUTEUR_MAX, fit: 'inside', withoutEnlargement: true }) as const

export type Miniature = { readonly largeur: number; readonly bytes: Buffer }

/** Builds the sizes of a picture: upright, cropped, WebP, without metadata. */
export const makeMiniatures = async (
  original: Buffer,
  usage: UsageMedia,
  cadrage: Cadrage | undefined,
): Promise<Miniature[]> => {
  const { largeurs, proportions } = USAGES_MEDIA[usage]
  const image = sharp(original, { failOn: 'error', sequentialRead: true })
  const { autoOrient } = await image.metadata()
  const cadre = cadreOf(autoOrient, cadrage, proportions)
  // Decoded once to the largest size; raw pixels carry no metadata.
  const { data, info } = await image
    .autoOrient()
    .extract(cadre)
    .resize(within(Math.max(...largeurs)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    largeurs.map(async (largeur) => ({
      largeur,
      bytes: await sharp(data, { raw }).resize(within(largeur)).webp({ quality: 80 }).toBuffer(),
    })),
  )
}
