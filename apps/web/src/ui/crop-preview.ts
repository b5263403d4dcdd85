import type { Crop } from './Cropper.tsx'

const WIDTH = 640

const framed = async (
  src: string,
  { x, y, largeur, hauteur }: Crop,
  width: number,
): Promise<HTMLCanvasElement> => {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, largeur)
  canvas.height = Math.round((canvas.width * hauteur) / largeur)
  canvas.getContext('2d')?.drawImage(image, x, y, largeur, hauteur, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A small preview of the cropped picture, as a data URL. */
export const cropPreview = async (src: string, crop: Crop): Promise<string> =>
  (await framed(src, crop, WIDTH)).toDataURL('image/webp')

type Wanted = { readonly name: string; readonly type: string; readonly width: number }

/** The cropped picture as a new file, for requests that do not send the crop area. */
export const cropFile = async (src: string, crop: Crop, { name, type, width }: Wanted): Promise<File> => {
  const canvas = await framed(src, crop, width)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92)
  })
  if (blob === null) throw new Error('This picture cannot be written')
  return new File([blob], name, { type })
}

/** The crop area that leaves nothing out. */
const wholeOf = async (src: string): Promise<Crop> => {
  const image = new Image()
  image.src = src
  await image.decode()
  return { x: 0, y: 0, largeur: image.naturalWidth, hauteur: image.naturalHeight }
}

/** The whole picture as a file. */
export const fileOfPicture = async (src: string, wanted: Wanted): Promise<File> =>
  cropFile(src, await wholeOf(src), wanted)

/** A small preview of the whole picture, as a data URL. */
export const picturePreview = async (src: string): Promise<string> => cropPreview(src, await wholeOf(src))
