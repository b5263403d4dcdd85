import type { Db } from '#db/client.ts'
import {
  closeSignalementRow,
  createDecisionRow,
  createRecoursRow,
  createReponseTypeRow,
  noteSignalement,
  takeSignalement,
} from '#modules/bo-moderation/bo-moderation.factory.ts'
import { createSignalementRow } from '#modules/moderation/moderation.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

export const REPONSES_TYPES = [
  {
    titre: 'Publicité retirée',
    usage: 'reponse',
    contenu:
      'Merci de nous avoir prévenues. Ce contenu faisait du démarchage, que la charte interdit\u00a0: nous l’avons masqué et nous avons écrit à son auteure. Ton nom n’a pas été cité.',
  },
  {
    titre: 'Rien de contraire à la charte',
    usage: 'reponse',
    contenu:
      'Nous avons lu ce contenu avec attention. Il peut déplaire, mais il respecte la charte du réseau. Si autre chose se passe, signale-le de nouveau.',
  },
  {
    titre: 'Démarchage',
    usage: 'motif',
    contenu:
      'Ce contenu propose une activité de vente à recruter. L’article 5 de la charte ne le permet pas\u00a0: les coups de pouce servent à s’entraider.',
  },
] as const

/** The account whose address begins so. */
export const idOf = async (db: Db, start: string): Promise<string> => {
  const { id } = await db
    .selectFrom('comptes')
    .where('email', 'like', `${start}%`)
    .orderBy('email')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A help request of the demo, as those who report it see it. */
const demandeOf = async (db: Db, titre: string) => {
  const { id, auteureId, territoireId, contenu } = await db
    .selectFrom('coups_de_pouce')
    .where('titre', '=', titre)
    .select(['id', 'auteure_id as auteureId', 'territoire_id as territoireId', 'contenu'])
    .executeTakeFirstOrThrow()
  const cible = { cibleType: 'coup_de_pouce', cibleId: id } as const
  return { ...cible, auteureId, territoireId, version: 1, titre, copie: { titre, contenu } }
}

type World = Parameters<DemoPart>[0] & {
  readonly helene: string
  readonly soizic: string
  readonly huguette: string
}

/** New, and urgent. */
const seedUrgent = async ({ db, now, huguette }: World): Promise<void> => {
  const profil = {
    cibleType: 'adherente',
    cibleId: huguette,
    auteureId: huguette,
    titre: 'Huguette Célestin',
    copie: { prenom: 'Huguette', nom: 'Célestin', presentation: 'Je recrute des vendeuses motivées.' },
    motif: 'harcelement',
  } as const
  for (const [qui, commentaire, days] of [
    ['awa.', 'Elle m’écrit tous les soirs depuis que j’ai refusé de rejoindre son équipe.', 0.2],
    ['fatou.', 'Pareil pour moi, et elle a trouvé mon numéro.', 0.1],
  ] as const) {
    const compteId = await idOf(db, qui)
    await createSignalementRow(db, daysBefore(now, days), { ...profil, compteId, commentaire })
  }
}

/** New, in the branch of the coordinator. */
const seedAntenne = async ({ db, now }: World): Promise<void> => {
  await createSignalementRow(db, daysBefore(now, 0.4), {
    ...(await demandeOf(db, 'Covoiturage Concarneau – Quimper le mardi')),
    compteId: await idOf(db, 'josephine.'),
    motif: 'donnees_personnelles',
    commentaire: 'Dans sa première version, elle donnait le numéro d’une autre membre.',
  })
}

/** Taken, with a note. */
const seedExamine = async ({ db, now, helene }: World): Promise<void> => {
  const id = await createSignalementRow(db, daysBefore(now, 1.2), {
    ...(await demandeOf(db, 'Logiciel de compta pour une asso ?')),
    compteId: await idOf(db, 'claire.'),
    motif: 'publicite',
    commentaire: 'Le logiciel qu’elle cite est vendu par son mari.',
  })
  await takeSignalement(db, daysBefore(now, 1), id, helene)
  const contenu = 'Je lui écris pour comprendre avant de décider.'
  await noteSignalement(db, daysBefore(now, 0.9), id, { parId: helene, contenu })
}

/** Answered with two measures; the demo has hidden that request. */
const seedMasque = async ({ db, now, helene, huguette }: World): Promise<void> => {
  const id = await createSignalementRow(db, daysBefore(now, 9.5), {
    ...(await demandeOf(db, 'Gagne de l’argent depuis ton canapé')),
    compteId: await idOf(db, 'nadia.'),
    motif: 'publicite',
    commentaire: 'C’est de la vente pyramidale.',
  })
  await takeSignalement(db, daysBefore(now, 9.2), id, helene)
  const decision = { compteId: huguette, parId: helene, motif: REPONSES_TYPES[2].contenu }
  for (const action of ['masquer', 'avertir'] as const)
    await createDecisionRow(db, daysBefore(now, 9.1), id, { ...decision, action })
  const fin = { parId: helene, statut: 'traite', reponse: REPONSES_TYPES[0].contenu } as const
  await closeSignalementRow(db, daysBefore(now, 9), id, fin)
}

/** Answered without a measure. */
const seedSansSuite = async ({ db, now, helene }: World): Promise<void> => {
  const id = await createSignalementRow(db, daysBefore(now, 6), {
    ...(await demandeOf(db, 'J’offre une heure pour relire ton CV')),
    compteId: await idOf(db, 'margot.'),
    motif: 'publicite',
  })
  await takeSignalement(db, daysBefore(now, 5.5), id, helene)
  const fin = { parId: helene, statut: 'sans_suite', reponse: REPONSES_TYPES[1].contenu } as const
  await closeSignalementRow(db, daysBefore(now, 5.4), id, fin)
}

/** Answered by the coordinator, and appealed. */
const seedRecours = async ({ db, now, soizic }: World): Promise<void> => {
  const compteId = await idOf(db, 'rozenn.')
  const id = await createSignalementRow(db, daysBefore(now, 1.8), {
    ...(await demandeOf(db, 'Cherche une salle pour trente en décembre')),
    compteId,
    motif: 'autre',
    commentaire: 'Elle reprend mot pour mot la demande d’une autre.',
  })
  await takeSignalement(db, daysBefore(now, 1.6), id, soizic)
  await closeSignalementRow(db, daysBefore(now, 1.5), id, {
    parId: soizic,
    statut: 'sans_suite',
    reponse: 'Solenn n’avait pas vu l’autre demande, et vient de fermer la sienne. Merci de ta vigilance.',
  })
  await createRecoursRow(db, daysBefore(now, 0.3), id, {
    partie: 'signaleuse',
    compteId,
    motif: 'Ce n’est pas la première fois\u00a0: regarde ses demandes du mois dernier.',
  })
}

/** Six reports of members and help requests of the demo: new and urgent, of a branch, examined, answered with and without a measure, appealed. */
export const demoBoModeration: DemoPart = async (demo) => {
  const { db, now } = demo
  const world = {
    ...demo,
    helene: await idOf(db, 'administratrice@'),
    soizic: await idOf(db, 'coordinatrice@'),
    huguette: await idOf(db, 'huguette.'),
  }
  for (const form of REPONSES_TYPES) await createReponseTypeRow(db, daysBefore(now, 30), form)
  for (const seed of [seedUrgent, seedAntenne, seedExamine, seedMasque, seedSansSuite, seedRecours])
    await seed(world)
}
