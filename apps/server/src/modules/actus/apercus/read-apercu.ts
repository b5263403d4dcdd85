import type { LienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { OutsideRefused, type Fetched } from '#kit/fenced-fetch.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { redrawImage } from '#modules/medias/medias.public.ts'
import { readPage } from './read-page.ts'

/** A picture, stored only together with its preview. */
export type ImageLue = { readonly bytes: Buffer; readonly largeur: number; readonly hauteur: number }

export type ApercuLu = {
  readonly apercu: Omit<LienApercu, 'image'>
  readonly image: ImageLue | null
}

type Reading = Pick<JobCtx, 'outside' | 'log' | 'publicUrl'>

/** A site that cannot be read has no preview: the job is not retried. */
const getOrNull = async ({ outside, log }: Reading, url: string, accept: string): Promise<Fetched | null> => {
  try {
    return await outside.get(url, accept)
  } catch (error) {
    if (!(error instanceof OutsideRefused)) throw error
    log.info({ reason: error.message }, 'a link has no preview')
    return null
  }
}

const readImage = async (ctx: Reading, url: string): Promise<ImageLue | null> => {
  const fetched = await getOrNull(ctx, url, 'image/jpeg,image/png')
  if (!fetched?.isWhole) return null
  const image = await redrawImage(fetched.bytes)
  return 'refusal' in image ? null : image
}

/** The preview of a link; null without one. */
export const readApercu = async (ctx: Reading, lien: string): Promise<ApercuLu | null> => {
  const { origin, hostname } = new URL(lien)
  // The pages of the product are behind the login.
  if (origin === new URL(ctx.publicUrl).origin) return null
  const fetched = await getOrNull(ctx, lien, 'text/html,application/xhtml+xml')
  const page = fetched && readPage(fetched)
  if (!page) return null
  const { titre, description } = page
  return {
    // The site of the link, not the name that the page gives itself.
    apercu: { url: lien, site: hostname.replace(/^www\./, ''), titre, description },
    image: page.image === null ? null : await readImage(ctx, page.image),
  }
}
