import { mayCall } from '@entrelles/contract/kit/access.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { rolesOf } from '@entrelles/contract/kit/roles.ts'
import { FLUX_SECONDES } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { findAbonnee } from './abonnements.repository.ts'
import { listCalendrier } from './calendrier.queries.ts'
import { icsEventOf } from './ics-evenement.ts'

const NOM = 'Entrelles, mon agenda'

/**
 * The events that a member is registered for, as a calendar feed. A revoked URL, or that of an expired membership,
 * answers 404.
 */
export const getFluxAgenda = async (
  jeton: string,
  { db, now, settings }: Pick<ReadCtx, 'db' | 'now' | 'settings'>,
): Promise<FileContent> => {
  const at = now()
  const abonnee = await findAbonnee(db, digestOf(jeton), at)
  if (!abonnee || !mayCall('active', rolesOf(abonnee, parisDay(at), settings.GRACE_JOURS)))
    throw commonErrors.introuvable()
  const evenements = await listCalendrier(db, abonnee.id, at)
  const { buildIcs } = await import('#kit/ics.ts')
  const ics = buildIcs({
    method: 'PUBLISH',
    events: evenements.map((evenement) => icsEventOf(evenement, settings.PUBLIC_URL)),
    feed: { name: NOM, refreshSeconds: FLUX_SECONDES },
  })
  return { name: 'agenda.ics', content: Buffer.from(ics) }
}
