import type { Crop } from './Cropper.tsx'

const WIDTH = 640

/** The framed part of a picture, small, as an address that a page can show. */
export const cropPreview = async (src: string, { x, y, largeur, hauteur }: Crop): Promise<string> => {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(WIDTH, largeur)
  canvas.height = Math.round((canvas.width * hauteur) / largeur)
  canvas.getContext('2d')?.drawImage(image, x, y, largeur, hauteur, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp')
}
