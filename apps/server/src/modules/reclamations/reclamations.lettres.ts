import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { Db } from '#db/client.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'

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

const donnees = z.object({ reclamationId: z.uuid() })

/** Acknowledges a claim, with the day of the answer. */
export const reclamationRecueLettre = defineLettre({
  nom: 'reclamation_recue',
  donnees,
  cle: ({ reclamationId }) => `reclamation-${reclamationId}`,
  write: async ({ reclamationId }, { db, publicUrl }) => {
    const reclamation = await findReclamation(db, reclamationId)
    if (!reclamation) return new Ignoree(COMPTE_EFFACE)
    const { numero, prenom, email, repondreAvant } = reclamation
    const { renderReclamationRecue } = await import('./reclamations.emails.tsx')
    return {
      to: email,
      ...(await renderReclamationRecue({ numero, prenom, repondreAvant, publicUrl })),
    }
  },
})

/** The answer to a claim. */
export const reclamationReponseLettre = defineLettre({
  nom: 'reclamation_reponse',
  donnees: donnees.extend({ numero: z.string() }),
  ligne: {
    cible: ({ reclamationId: id }) => ({
      type: 'adhesion',
      id,
      url: pathTo('/adhesion-paiement/reclamation'),
    }),
    phrase: ({ numero }) => ({ avant: 'Ta ', accent: `demande ${numero}`, apres: ' a sa réponse.' }),
  },
  cle: ({ reclamationId }) => `reclamation-reponse-${reclamationId}`,
  write: async ({ reclamationId }, { db, publicUrl }) => {
    const reclamation = await findReclamation(db, reclamationId)
    if (!reclamation || reclamation.reponse === null) return new Ignoree('réponse retirée')
    const { email, numero, prenom, reponse, acceptee } = reclamation
    const { renderReponseReclamation } = await import('./reclamations.emails.tsx')
    const told = { numero, prenom, reponse, acceptee: acceptee === true, publicUrl }
    return {
      to: email,
      ...(await renderReponseReclamation(told)),
    }
  },
})
