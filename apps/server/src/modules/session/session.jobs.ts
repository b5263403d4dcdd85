import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { insertJeton } from './jetons.repository.ts'
import { motDePasseOublieLettre } from './session.lettres.ts'
import { findDestinataire } from './session.queries.ts'

/**
 * Creates and mails a password reset link, if the account exists. A job does it, so that the request takes the same
 * time with and without an account.
 */
export const createLienMotDePasseJob = defineJob({
  name: 'session.creer-lien-mot-de-passe',
  data: z.object({ compteId: z.uuid() }),
  run: ({ compteId }, { now, derive, transaction }) =>
    transaction(async (inside) => {
      if (!(await findDestinataire(inside.db, compteId))) return
      const jetonId = await insertJeton(inside.db, derive, { compteId, usage: 'mot_de_passe' }, now())
      await sendLettre(inside, motDePasseOublieLettre, { compteId, donnees: { jetonId } })
    }),
})
