import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import {
  attachAutomatically,
  attachComptes,
  attachZone,
  endSuivis,
  followCommune,
  lockMembres,
} from './rattachements.repository.ts'
import { findStatut } from './territoires.repository.ts'

/** Small batches, because the transaction locks these members until it ends. */
const BATCH = 50
const FIRST = '00000000-0000-0000-0000-000000000000'

/** After a change of area or status: reattaches the members who live there and follow their commune. */
export const attachZoneJob = defineJob({
  name: 'antennes.rattacher',
  data: z.object({ departements: z.array(z.string()), communes: z.array(z.string()) }),
  run: async (zone, { transaction }) => {
    let last: string | undefined = FIRST
    while (last !== undefined) {
      const after: string = last
      last = await transaction(({ db }) => attachZone(db, zone, after, BATCH))
    }
  },
})

type Fermeture = { readonly territoireId: string; readonly versId: string | null }

/** Moves a batch of members to another branch; returns whether there were any. */
const leaveBatch = ({ territoireId, versId }: Fermeture, { transaction, now }: JobCtx): Promise<boolean> =>
  transaction(async ({ db }) => {
    if ((await findStatut(db, territoireId)) !== 'fermee') return false
    const { seen, ids } = await lockMembres(db, territoireId, BATCH)
    if (seen === 0) {
      await endSuivis(db, territoireId, now())
      return false
    }
    const vers = versId === null ? undefined : await findStatut(db, versId)
    if (versId !== null && vers !== undefined && vers !== 'fermee') {
      await attachComptes(db, ids, versId, 'coordinatrice', now())
      await followCommune(db, ids, versId)
    } else await attachAutomatically(db, ids, true)
    return true
  })

/** After a branch closes: moves its members to their new branch, and ends all its follows. */
export const leaveTerritoireJob = defineJob({
  name: 'antennes.quitter',
  data: z.object({ territoireId: z.uuid(), versId: z.uuid().nullable() }),
  run: async (fermeture, ctx) => {
    while (await leaveBatch(fermeture, ctx));
  },
})
