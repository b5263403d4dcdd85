import { AppError } from '@entrelles/contract/kit/errors.ts'
import { IMAGE_MAX_PIXELS } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { IMAGE_ABIMEE } from '@entrelles/contract/modules/medias/medias.texts.ts'

/** Longest side: a photographed document stays legible. */
const COTE_MAX = 2560
const DRAW_SECONDS = 10
const JPEG_QUALITY = 85

type Redrawn =
  | {
      readonly type: 'jpg' | 'png'
      readonly bytes: Buffer
      readonly largeur: number
      readonly hauteur: number
    }
  | { readonly refusal: string }

/**
 * Examines a picture, then draws it again from its pixels, in its own format: upright, without metadata, and without what
 * its file contained besides.
 */
export const redrawImage = async (bytes: Buffer): Promise<Redrawn> => {
  // Lazy imports: the library takes a third of a second to load.
  const { examineImage, inTurn } = await import('./examine-image.ts')
  const { default: sharp } = await import('sharp')
  const refusal = await examineImage(bytes)
  if (refusal) return { refusal: refusal.message }
  const draw = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize({ width: COTE_MAX, height: COTE_MAX, fit: 'inside', withoutEnlargement: true })
      // Options of the two formats, without converting one into the other.
      .jpeg({ quality: JPEG_QUALITY, force: false })
      .png({ force: false })
      .timeout({ seconds: DRAW_SECONDS })
      .toBuffer({ resolveWithObject: true })
  try {
    const { data, info } = await inTurn(draw)
    const type = info.format === 'png' ? 'png' : 'jpg'
    return { type, bytes: data, largeur: info.width, hauteur: info.height }
  } catch (error) {
    if (error instanceof AppError) throw error
    return { refusal: IMAGE_ABIMEE }
  }
}
