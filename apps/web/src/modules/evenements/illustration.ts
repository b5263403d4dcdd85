import { paysageOf } from '@entrelles/contract/modules/evenements/paysage.ts'
import { pictureOf } from '#kit/sent-pictures.ts'

type Illustre = {
  readonly id: string
  readonly visuel: string | null
  readonly visuel_preview: string | null
}

/** The picture of a card: thumbnail, else page picture, else a landscape. */
export const vignetteOf = ({ id, visuel, visuel_preview }: Illustre): string => {
  if (visuel_preview !== null) return pictureOf(visuel_preview, 640)
  return visuel === null ? paysageOf(id) : pictureOf(visuel, 800)
}

/** The picture of the event page. */
export const visuelOf = ({ id, visuel }: Illustre): string =>
  visuel === null ? paysageOf(id) : pictureOf(visuel, 1600)
