import { USAGES_MEDIA, type UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'

/** Of pictures that keep their shape: the page gives the placeholder theirs. */
const PROPORTIONS = 4 / 3

const made = new Map<UsageMedia, Promise<Buffer>>()

const make = async (usage: UsageMedia): Promise<Buffer> => {
  const { largeurs, proportions } = USAGES_MEDIA[usage]
  const { default: sharp } = await import('sharp')
  const width = Math.min(...largeurs)
  const create = {
    width,
    height: Math.round(width / (proportions ?? PROPORTIONS)),
    channels: 3 as const,
    background: '#f3e9dc',
  }
  return sharp({ create }).webp().toBuffer()
}

/** A plain image in the colour of paper, served until the sizes are made. */
export const placeholderOf = (usage: UsageMedia): Promise<Buffer> => {
  const image = made.get(usage) ?? make(usage)
  made.set(usage, image)
  return image
}
