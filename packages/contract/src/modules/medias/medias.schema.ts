import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { IMAGE_TROP_LOURDE } from './medias.texts.ts'

export { miniatureDe } from './miniature.ts'

export const mediaId = idOf<'MediaId'>()
export type MediaId = z.infer<typeof mediaId>

/** Usages of an image, with the widths of its three sizes and its aspect ratio; null: it keeps its own. */
export const USAGES_MEDIA = {
  portrait: { largeurs: [320, 640, 1280], proportions: 1 },
  couverture: { largeurs: [320, 800, 1600], proportions: 21 / 9 },
  evenement: { largeurs: [320, 800, 1600], proportions: 16 / 9 },
  vignette: { largeurs: [320, 640, 1280], proportions: 16 / 9 },
  intervenant: { largeurs: [320, 640, 1280], proportions: 1 },
  publication: { largeurs: [320, 800, 1600], proportions: null },
  ressource: { largeurs: [320, 800, 1600], proportions: null },
  apercu: { largeurs: [320, 800, 1600], proportions: null },
} as const
export type UsageMedia = keyof typeof USAGES_MEDIA
/** Those that are cropped to a fixed aspect ratio. */
export type UsageCadre = Exclude<UsageMedia, 'publication' | 'ressource' | 'apercu'>
/** Those that a member sends: the picture of a link preview is fetched by the server. */
const USAGES_ENVOYES = (Object.keys(USAGES_MEDIA) as UsageMedia[]).filter((usage) => usage !== 'apercu')
/** Received, or with its sizes generated. */
export type EtatMedia = 'recu' | 'pret'

export const IMAGE_MAX_OCTETS = 10 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
/** A picture stored in several passes is decoded whole in memory, or read many times: it must be smaller. */
export const IMAGE_MAX_PIXELS_ENTRELACES = 4_000_000
export const IMAGE_MAX_PIXELS_PROGRESSIFS = 24_000_000
export const IMAGE_MAX_PASSES = 40
/** Pictures that a member may send in a day; those of events are counted apart. */
export const IMAGES_JOUR_MAX = 40
export const IMAGES_EVENEMENTS_JOUR_MAX = 100
export const FORMAT_IMAGE_REFUSE = 'Seuls les formats jpg et png sont acceptés.'

/** A received image. Its sizes are generated shortly after; until then a placeholder is shown. */
export const media = z.object({
  id: mediaId,
  /** `/uploads/miniature/{nom}` is its smallest size. */
  nom: z.string(),
})
export type Media = z.infer<typeof media>

export const cadrage = z.strictObject({
  x: z.number().int().min(0),
  y: z.number().int().min(0),
  largeur: z.number().int().min(1),
  hauteur: z.number().int().min(1),
})
export type Cadrage = z.infer<typeof cadrage>

/** An image in any form. */
export const image = z.file().max(IMAGE_MAX_OCTETS, IMAGE_TROP_LOURDE)

export const mediaForm = z.strictObject({
  fichier: image,
  usage: z.enum(USAGES_ENVOYES),
  /** Defaults to the centre of the image. */
  cadrage: cadrage.optional(),
})
export type MediaForm = z.output<typeof mediaForm>
