import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'

const PAYSAGES = ['littoral', 'ville', 'bocage', 'vignoble', 'lagon', 'montagne'] as const

type Illustre = {
  readonly id: string
  readonly visuel: string | null
  readonly visuel_preview: string | null
}

/** One of them, always the same for an event: neighbours do not all look alike. */
const paysageOf = (id: string): string => {
  const rang = Number.parseInt(id.slice(-4), 16) % PAYSAGES.length
  return `/images/paysages/${PAYSAGES[Number.isNaN(rang) ? 0 : rang]}.svg`
}

/** The picture of a card: the thumbnail, else the picture, else a landscape. */
export const vignetteOf = ({ id, visuel, visuel_preview }: Illustre): string => {
  if (visuel_preview !== null) return miniatureDe(visuel_preview, 640)
  return visuel === null ? paysageOf(id) : miniatureDe(visuel, 800)
}

/** The picture of its page. */
export const visuelOf = ({ id, visuel }: Illustre): string =>
  visuel === null ? paysageOf(id) : miniatureDe(visuel, 1600)
