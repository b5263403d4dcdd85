import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { mentionsOf } from '#kit/mentions.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import type { Tenue } from './actus.repository.ts'
import { getPublication } from './get-publication.ts'
import { holdToChange } from './hold-to-change.ts'
import { journaliseModeration } from './journal-publication.ts'
import { unbinPublication, updateStatut } from './statuts.repository.ts'
import { tellPublication } from './tell-publication.ts'

/** The status to which a post of the bin returns; one whose instant has passed waits as a draft. */
const statutOf = ({ statutAvant, programmeeLe }: Tenue, now: Date) =>
  statutAvant === 'programmee' && (programmeeLe === null || new Date(programmeeLe) <= now)
    ? 'brouillon'
    : (statutAvant ?? 'publiee')

/** Brings a post back from the bin or the archives. */
export const openPublication = async (id: string, ctx: Ctx): Promise<Publication> => {
  const { db } = ctx
  const held = await holdToChange(id, 'restaurer', ctx)
  await requireFree(ctx, 'publication')
  const isArchived = held.statut === 'archivee'
  const statut = isArchived ? 'publiee' : statutOf(held, ctx.now())
  if (isArchived) await updateStatut(db, held.id, 'publiee')
  else await unbinPublication(db, held.id, statut)
  // Notifies the members who had not been notified before it left the feed.
  if (statut === 'publiee') await tellPublication(ctx, { ...held, mentionnees: mentionsOf(held.contenu) })
  await journaliseModeration(ctx, 'changer_etat', held, { statut })
  return getPublication(held.id, ctx)
}
