import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { insertJeton } from '#modules/session/session.public.ts'
import { lienConnexionLettre } from './inscription.lettres.ts'
import { findDestinataire } from './inscription.queries.ts'
import { deleteInscriptionsInachevees } from './inscription.repository.ts'

/**
 * Creates and mails a login link to a member who is not suspended. `reprise`: another sign-up was already waiting
 * for her address. A job does it, so that the request takes the same time with and without an account.
 */
export const createLienConnexionJob = defineJob({
  name: 'inscription.creer-lien',
  data: z.object({ compteId: z.uuid(), reprise: z.boolean() }),
  run: ({ compteId, reprise }, { now, derive, transaction }) =>
    transaction(async (inside) => {
      if (!(await findDestinataire(inside.db, compteId, now()))) return
      const jetonId = await insertJeton(inside.db, derive, { compteId, usage: 'connexion' }, now())
      await sendLettre(inside, lienConnexionLettre, { compteId, donnees: { jetonId, reprise } })
    }),
})

const KEPT_MS = 30 * 86_400_000

/** Each night, deletes the unfinished sign-ups. */
export const purgeInscriptionsJob = defineJob({
  name: 'inscription.purger',
  data: z.object({}),
  cron: '27 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const deleted = await transaction(({ db }) => deleteInscriptionsInachevees(db, before))
    log.info({ deleted }, 'unfinished sign-ups purged')
  },
})
