import type { Cadrage } from '@entrelles/contract/modules/medias/medias.schema.ts'

type Size = { readonly width: number; readonly height: number }
export type Cadre = Size & { readonly left: number; readonly top: number }

/**
 * The visible part of an upright picture: the chosen frame, or the whole picture, cropped to the exact proportions; null
 * keeps those of the frame.
 */
export const cadreOf = (image: Size, cadrage: Cadrage | undefined, proportions: number | null): Cadre => {
  const { x, y, largeur, hauteur } = cadrage ?? { x: 0, y: 0, largeur: image.width, hauteur: image.height }
  const wanted = proportions ?? largeur / hauteur
  const width = Math.max(1, Math.min(largeur, Math.round(hauteur * wanted)))
  const height = Math.max(1, Math.min(hauteur, Math.round(largeur / wanted)))
  return {
    left: x + Math.floor((largeur - width) / 2),
    top: y + Math.floor((hauteur - height) / 2),
    width,
    height,
  }
}
