import { z } from '@entrelles/contract/kit/z.ts'
import type { Db } from '#db/client.ts'
import { defineJob } from '#kit/jobs.ts'

/** A claim and the recipient of its mails. */
const findReclamation = (db: Db, id: string) =>
  db
    .selectFrom('reclamations as r')
    .innerJoin('comptes as c', 'c.id', 'r.compte_id')
    .where('r.id', '=', id)
    .select([
      'r.numero',
      'r.repondre_avant as repondreAvant',
      'r.acceptee',
      'r.reponse',
      'c.prenom',
      'c.email',
    ])
    .executeTakeFirst()

/** Acknowledges a claim, with the day of the answer. */
export const sendReclamationRecueJob = defineJob({
  name: 'reclamations.accuser-reception',
  data: z.object({ reclamationId: z.uuid() }),
  run: async ({ reclamationId }, { db, mail, publicUrl }) => {
    const reclamation = await findReclamation(db, reclamationId)
    if (!reclamation) return
    const { numero, prenom, email, repondreAvant } = reclamation
    const { renderReclamationRecue } = await import('./reclamations.emails.tsx')
    await mail.send({
      id: `reclamation-${reclamationId}`,
      to: email,
      subject: `Ta demande ${numero} est bien arrivée`,
      ...(await renderReclamationRecue({ numero, prenom, repondreAvant, publicUrl })),
    })
  },
})

/** Mails the answer to a claim. */
export const sendReponseReclamationJob = defineJob({
  name: 'reclamations.repondre',
  data: z.object({ reclamationId: z.uuid() }),
  run: async ({ reclamationId }, { db, mail, publicUrl }) => {
    const reclamation = await findReclamation(db, reclamationId)
    if (!reclamation || reclamation.reponse === null) return
    const { email, numero, prenom, reponse, acceptee } = reclamation
    const { renderReponseReclamation } = await import('./reclamations.emails.tsx')
    await mail.send({
      id: `reclamation-reponse-${reclamationId}`,
      to: email,
      subject: `La réponse à ta demande ${numero}`,
      ...(await renderReponseReclamation({
        numero,
        prenom,
        reponse,
        acceptee: acceptee === true,
        publicUrl,
      })),
    })
  },
})
