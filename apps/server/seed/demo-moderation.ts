import type {
  CopieMessage,
  DiscussionId,
  MessageFige,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { v7 as uuid } from 'uuid'
import { createSignalementRow } from '#modules/moderation/moderation.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

const SANDRINE = 'Sandrine Petit'
const MAELLE = 'Maëlle Le Goff'

/** A message of the demo, that many days ago. */
const fige = (
  now: Date,
  days: number,
  numero: number,
  auteure: string,
  contenu: string,
  fichiers: readonly string[] = [],
): MessageFige => ({
  numero,
  auteureId: null,
  auteure,
  contenu,
  statut: 'envoye',
  dateEnvoi: daysBefore(now, days).toISOString(),
  fichiers: [...fichiers],
})

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
      ...fige(now, 1.02, 3, SANDRINE, 'Dernière chance pour rejoindre mon équipe de vente, réponds vite…', [
        'gains-de-decembre.pdf',
      ]),
      discussion: { id: uuid() as DiscussionId, type: 'directe', titre: null },
      avant: [
        fige(
          now,
          3,
          1,
          SANDRINE,
          'Bonjour\u202f! J’ai aimé ton atelier. Tu veux arrondir tes fins de mois\u202f?',
        ),
        fige(now, 2.9, 2, MAELLE, 'Merci\u202f! Non, ça ne m’intéresse pas, bonne continuation.'),
      ],
      apres: [fige(now, 1.01, 4, MAELLE, 'Je t’ai déjà dit non.')],
    } satisfies CopieMessage,
    isEnCours: true,
  })
}
