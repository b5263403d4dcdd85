import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { apercuJob } from './apercus/apercus.jobs.ts'
import { annonceJob } from './avis.jobs.ts'
import type { Telling } from './lettres/averties.queries.ts'
import { tellMentions } from './lettres/tell-mentions.ts'

/** Has the first link of a post read, if it has one. */
export const readLien = async (
  { enqueue }: Pick<Telling, 'enqueue'>,
  id: string,
  lien: string | null,
): Promise<void> => {
  if (lien !== null) await enqueue(apercuJob, { publicationId: id as PublicationId })
}

type Publiee = {
  readonly id: string
  readonly type: string
  readonly mentionnees: readonly string[]
}

/** Notifies the members whom a new post mentions, and its whole audience if it is an announcement. */
export const tellPublication = async (ctx: Telling, { id, type, mentionnees }: Publiee): Promise<void> => {
  await tellMentions(ctx, { publicationId: id, commentaireId: null, mentionnees })
  if (type === 'annonce') await ctx.enqueue(annonceJob, { publicationId: id })
}
