import { AppError, invalidForm, tooManyRequests, type Violation } from '@entrelles/contract/kit/errors.ts'
import { isFichier } from '@entrelles/contract/kit/fichier.ts'
import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { IMAGES_REFUSEES, type PartieImage } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import {
  IMAGES_EVENEMENTS_JOUR_MAX,
  type UsageMedia,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import { IMAGE_INCONNUE, QUOTA_IMAGES } from '@entrelles/contract/modules/medias/medias.texts.ts'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'
import { attachMedia, detachMedia, receiveMedia, shareMedia } from '#modules/medias/medias.public.ts'

const USAGES = {
  file: 'evenement',
  preview: 'vignette',
  intervenantPhoto: 'intervenant',
  intervenant2Photo: 'intervenant',
} as const satisfies Record<PartieImage, UsageMedia>
const QUOTA = { max: IMAGES_EVENEMENTS_JOUR_MAX, seconds: 86_400 }
const PARTIES = Object.keys(USAGES) as PartieImage[]

/** File name of the picture of each part. */
export type Images = Readonly<Record<PartieImage, string | null>>
type Parts = Pick<EvenementForm, PartieImage>
/** Ids of the uploaded pictures. */
type Recues = ReadonlyMap<PartieImage, string>

export const SANS_IMAGE: Images = {
  file: null,
  preview: null,
  intervenantPhoto: null,
  intervenant2Photo: null,
}

export const imagesOf = (e: DetailEvenementBo): Images => ({
  file: e.visuel,
  preview: e.visuel_preview,
  intervenantPhoto: e.intervenantePhoto,
  intervenant2Photo: e.intervenante2Photo,
})

/** Counts the pictures before they are decoded, which is the costly part. */
const countImages = async (nb: number, { limit, actor }: ReadCtx): Promise<void> => {
  for (let rang = 0; rang < nb; rang += 1) {
    const wait = await limit(`images-evenements:${actor.id}`, QUOTA)
    if (wait > 0) throw tooManyRequests(wait, QUOTA_IMAGES)
  }
}

/** Stores the uploaded pictures, or refuses every part that is not a picture (R5-15). Slow: call it before the transaction if possible. */
export const receiveImages = async (form: Parts, ctx: ReadCtx): Promise<Recues> => {
  await countImages(PARTIES.filter((champ) => isFichier(form[champ])).length, ctx)
  const recues = new Map<PartieImage, string>()
  const violations: Violation[] = []
  for (const champ of PARTIES) {
    const fichier = form[champ]
    if (!isFichier(fichier)) continue
    const received = { fichier, usage: USAGES[champ], champ, formatRefuse: IMAGES_REFUSEES[champ] }
    try {
      recues.set(champ, (await receiveMedia(received, ctx)).id)
    } catch (error) {
      if (!(error instanceof AppError) || !error.violations) throw error
      violations.push(...error.violations)
    }
  }
  if (violations.length > 0) throw invalidForm(violations)
  return recues
}

/** Returns the picture of each part: the uploaded one, the same or none. Detaches the replaced pictures. */
export const changeImages = async (
  form: Parts,
  recues: Recues,
  before: Images,
  ctx: Ctx,
): Promise<Images> => {
  const shown: Record<PartieImage, string | null> = { ...before }
  for (const champ of PARTIES) {
    const wanted = form[champ]
    const recue = recues.get(champ)
    if (recue !== undefined)
      shown[champ] = await attachMedia(ctx, recue, {
        usage: USAGES[champ],
        compteId: ctx.actor.id,
        shown: before[champ],
        champ,
      })
    else if (wanted === null) shown[champ] = null
    else if (wanted !== undefined && wanted !== before[champ])
      throw invalidForm([{ champ, message: IMAGE_INCONNUE }])
  }
  for (const champ of PARTIES) {
    const left = before[champ]
    if (left !== null && left !== shown[champ]) await detachMedia(ctx, left)
  }
  return shown
}

export const shareImages = async (images: Images, ctx: Pick<Ctx, 'db'>): Promise<void> => {
  for (const nom of Object.values(images)) if (nom !== null) await shareMedia(ctx, nom)
}

export const detachImages = async (images: Images, ctx: Pick<Ctx, 'db'>): Promise<void> => {
  for (const nom of Object.values(images)) if (nom !== null) await detachMedia(ctx, nom)
}
