import { AppError } from '@entrelles/contract/kit/errors.ts'
import {
  FORMAT_IMAGE_REFUSE,
  IMAGE_MAX_PASSES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_PIXELS_ENTRELACES,
  IMAGE_MAX_PIXELS_PROGRESSIFS,
  type Cadrage,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import {
  CADRAGE_HORS_IMAGE,
  IMAGE_ABIMEE,
  IMAGE_ENTRELACEE,
  IMAGE_SUSPECTE,
  IMAGE_TROP_GRANDE,
} from '@entrelles/contract/modules/medias/medias.texts.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { createTurns } from '#kit/turns.ts'
import { imageParts, type ImageParts } from './image-parts.ts'
import { isMarkup, isZip } from './other-readers.ts'

/** Each picture uses one core, so that many uploads leave the others to requests. */
sharp.concurrency(1)
/** One at a time: the memory of a process is that of one picture. */
export const inTurn = createTurns(1, 12)

const DECODE_SECONDS = 5
const isImage = (type: string | undefined): type is 'jpg' | 'png' => type === 'jpg' || type === 'png'

/** Phones append a video or a second picture to the first. */
const MAY_FOLLOW = new Set([undefined, 'jpg', 'mp4', 'mov'])
/** PDF readers look for the header in the first bytes. */
const PDF_WITHIN = 1024

/** Whether another program could read the file as something other than a picture. */
const isAlsoSomethingElse = async (bytes: Buffer, { end, told }: ImageParts): Promise<boolean> => {
  const trailer = bytes.subarray(end)
  const following = (await fileTypeFromBuffer(trailer))?.ext
  // Compressed pixels and videos contain any sequence of letters by chance: only the rest is searched.
  const texts = following === undefined ? [...told, trailer] : told
  if (texts.some(isMarkup) || isZip(trailer)) return true
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-') || trailer.includes('%PDF-')) return true
  return !MAY_FOLLOW.has(following)
}

/** Decodes every row once, so that a broken picture fails now rather than later in the worker. */
const decode = (bytes: Buffer): Promise<unknown> =>
  sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, sequentialRead: true })
    .resize(64, 64, { fit: 'inside' })
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()

type Shape = { readonly pixels: number; readonly isProgressive: boolean; readonly passes: number }

/** Whether decoding would cost far more than the size of the picture tells. */
const isCostly = (type: 'jpg' | 'png', { pixels, isProgressive, passes }: Shape): boolean =>
  passes > IMAGE_MAX_PASSES ||
  (isProgressive && pixels > (type === 'png' ? IMAGE_MAX_PIXELS_ENTRELACES : IMAGE_MAX_PIXELS_PROGRESSIFS))

/** Width and height of an upright picture, from its header. */
export const sizeOf = async (bytes: Buffer): Promise<Pick<Cadrage, 'largeur' | 'hauteur'>> => {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { largeur: autoOrient.width, hauteur: autoOrient.height }
}

const isInside = (cadrage: Cadrage, { width, height }: { width: number; height: number }): boolean =>
  cadrage.x + cadrage.largeur <= width && cadrage.y + cadrage.hauteur <= height

type Refusal = { readonly champ?: 'cadrage'; readonly message: string }

/** The reason to refuse an uploaded picture; undefined when it is valid. */
export const examineImage = async (bytes: Buffer, cadrage?: Cadrage): Promise<Refusal | undefined> => {
  const type = (await fileTypeFromBuffer(bytes))?.ext
  if (!isImage(type)) return { message: FORMAT_IMAGE_REFUSE }
  // Reads the header only: nothing is decoded before the size is checked.
  const { width, height, autoOrient, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, autoOrient: { width: 0, height: 0 }, isProgressive: false }))
  if (width * height > IMAGE_MAX_PIXELS) return { message: IMAGE_TROP_GRANDE }
  const parts = imageParts(bytes, type)
  if (!parts || width === 0) return { message: IMAGE_ABIMEE }
  const shape = { pixels: width * height, isProgressive: isProgressive === true, passes: parts.passes }
  if (isCostly(type, shape)) return { message: IMAGE_ENTRELACEE }
  if (await isAlsoSomethingElse(bytes, parts)) return { message: IMAGE_SUSPECTE }
  if (cadrage && !isInside(cadrage, autoOrient)) return { champ: 'cadrage', message: CADRAGE_HORS_IMAGE }
  try {
    await inTurn(() => decode(bytes))
    return undefined
  } catch (error) {
    if (error instanceof AppError) throw error
    return { message: IMAGE_ABIMEE }
  }
}
