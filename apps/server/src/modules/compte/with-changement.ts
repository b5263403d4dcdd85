import { antennesErrors } from '@entrelles/contract/modules/antennes/antennes.errors.ts'
import type { AntenneAdherente } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { CHANGEMENTS_ANTENNE_MAX, seuilPortee } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { countChangements, getAntenne } from './antenne.queries.ts'
import { lockCompte } from './compte.repository.ts'

/**
 * Runs an act of the caller that may change her branch. Such a change is limited, and in the journal: a branch shows its
 * members what it shows to no other.
 */
export const withChangement = async (ctx: Ctx, act: () => Promise<void>): Promise<AntenneAdherente> => {
  const { db, actor, now } = ctx
  await lockCompte(db, actor.id)
  const before = await getAntenne(db, actor.id, now())
  await act()
  const after = await getAntenne(db, actor.id, now())
  const territoire = after.territoire ?? before.territoire
  if (!territoire || before.territoire?.id === after.territoire?.id) return after
  if ((await countChangements(db, actor.id, seuilPortee(now()))) > CHANGEMENTS_ANTENNE_MAX)
    throw antennesErrors.trop_de_changements()
  await journalise(ctx, {
    action: after.territoire ? 'antennes.rejoindre' : 'antennes.quitter',
    cible: { type: 'territoire', ...territoire },
    avant: { antenne: before.territoire?.nom },
    apres: { antenne: after.territoire?.nom },
  })
  return after
}
