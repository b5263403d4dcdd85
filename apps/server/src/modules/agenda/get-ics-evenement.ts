import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findCalendrier } from './calendrier.queries.ts'
import { icsEventOf } from './ics-evenement.ts'

export const getIcsEvenement = async (
  id: string,
  { db, actor, settings }: Pick<ReadCtx, 'db' | 'actor' | 'settings'>,
): Promise<FileContent> => {
  const evenement = await findCalendrier(db, id, actor.id)
  if (!evenement) throw commonErrors.introuvable()
  const { buildIcs } = await import('#kit/ics.ts')
  const ics = buildIcs({ method: 'PUBLISH', events: [icsEventOf(evenement, settings.PUBLIC_URL)] })
  return {
    name: `evenement-${localDayOf(evenement.debut, evenement.fuseau)}.ics`,
    content: Buffer.from(ics),
  }
}
