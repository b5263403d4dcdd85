import {
  USAGES_FICHIER,
  type TypeFichier,
  type UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { FORMAT_FICHIER_REFUSE, IMAGE_ALOURDIE } from '@entrelles/contract/modules/fichiers/fichiers.texts.ts'
import { FORMAT_IMAGE_REFUSE } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { redrawImage } from '#modules/medias/medias.public.ts'
import { examinePdf, isPdf } from './examine-pdf.ts'

type Read = { readonly type: TypeFichier; readonly bytes: Buffer } | { readonly refusal: string }

const readPdf = (bytes: Buffer): Read => {
  const refusal = examinePdf(bytes)
  return refusal === undefined ? { type: 'pdf', bytes } : { refusal }
}

const readImage = async (bytes: Buffer): Promise<Read> => {
  const image = await redrawImage(bytes)
  if (!('refusal' in image)) return image
  return { refusal: image.refusal === FORMAT_IMAGE_REFUSE ? FORMAT_FICHIER_REFUSE : image.refusal }
}

/** The type of a received file, by its content alone, and the bytes to keep; or why it is refused. */
export const readFichier = async (received: Buffer, usage: UsageFichier): Promise<Read> => {
  const read = isPdf(received) ? readPdf(received) : await readImage(received)
  if ('refusal' in read) return read
  const { types, maxOctets } = USAGES_FICHIER[usage]
  if (!types.includes(read.type)) return { refusal: FORMAT_FICHIER_REFUSE }
  // A picture of few colours may weigh more once it is drawn again.
  return read.bytes.length > maxOctets ? { refusal: IMAGE_ALOURDIE } : read
}
