import { createSignalementRow } from '#modules/moderation/moderation.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** What a member of the demo has reported, of people and things that the demo does not have: one report in each state. */
export const demoModeration: DemoPart = async ({ db, now }) => {
  const { id: compteId } = await db
    .selectFrom('comptes')
    .where('email', '=', 'adherente@entrelles.test')
    .select('id')
    .executeTakeFirstOrThrow()
  await createSignalementRow(db, daysBefore(now, 24), {
    compteId,
    cibleType: 'evenement',
    motif: 'autre',
    commentaire: 'L’adresse n’existe pas.',
    version: 1,
    titre: 'Marché de Noël solidaire',
    copie: { titre: 'Marché de Noël solidaire', adresse: '3 place de la Halle aux grains' },
    fin: {
      statut: 'sans_suite',
      reponse:
        'L’adresse était bien la bonne\u00a0: la salle a changé de nom cet été. L’organisatrice l’a précisé dans la description.',
      le: daysBefore(now, 23),
    },
  })
  await createSignalementRow(db, daysBefore(now, 10), {
    compteId,
    cibleType: 'publication',
    motif: 'propos_haineux',
    version: 1,
    titre: 'Corinne Aubert',
    copie: { auteure: 'Corinne Aubert', contenu: 'Celles qui n’ont pas réussi n’ont qu’à travailler.' },
    fin: {
      statut: 'traite',
      reponse:
        'La publication ne respectait pas la charte\u00a0: nous l’avons retirée et nous avons écrit à son auteure. Ton nom n’a pas été cité. Merci d’avoir veillé sur les autres.',
      le: daysBefore(now, 8.5),
    },
  })
  await createSignalementRow(db, daysBefore(now, 1), {
    compteId,
    cibleType: 'message',
    motif: 'publicite',
    version: 1,
    titre: 'Sandrine Petit',
    copie: {
      auteure: 'Sandrine Petit',
      contenu: 'Dernière chance pour rejoindre mon équipe de vente, réponds vite…',
    },
    isEnCours: true,
  })
}
