import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Motif } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Db } from '#db/client.ts'
import {
  closeSignalementRow,
  createDecisionRow,
  takeSignalement,
} from '#modules/bo-moderation/bo-moderation.factory.ts'
import { createSignalementRow } from '#modules/moderation/moderation.factory.ts'
import { idOf, REPONSES_TYPES } from './demo-bo-moderation.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** The only branch of a post. */
const antenneOf = ([first, ...others]: readonly string[]): string | null =>
  others.length === 0 ? (first ?? null) : null

/** A post of the demo that says this, as those who report it see it. */
const publicationOf = async (db: Db, mots: string) => {
  const { id, auteureId, titre, contenu, antennes, datePublication, ...auteure } = await db
    .selectFrom('publications as p')
    .innerJoin('comptes as c', 'c.id', 'p.auteure_id')
    .where('p.contenu', 'like', `%${mots}%`)
    .select(['p.id', 'c.id as auteureId', 'p.titre', 'p.contenu', 'p.territoire_ids as antennes'])
    .select(['p.publiee_le as datePublication', 'c.prenom', 'c.nom'])
    .executeTakeFirstOrThrow()
  return {
    cibleType: 'publication',
    cibleId: id,
    auteureId,
    territoireId: antenneOf(antennes),
    version: 1,
    titre: titre ?? formatName(auteure),
    copie: { titre, contenu, auteure, datePublication },
  } as const
}

/** A comment of the demo that says this, as those who report it see it. */
const commentaireOf = async (db: Db, mots: string) => {
  const { id, auteureId, contenu, antennes, datePublication, publicationId, titre, ...auteure } = await db
    .selectFrom('commentaires as m')
    .innerJoin('publications as p', 'p.id', 'm.publication_id')
    .innerJoin('comptes as c', 'c.id', 'm.auteure_id')
    .where('m.contenu', 'like', `%${mots}%`)
    .select(['m.id', 'c.id as auteureId', 'm.contenu', 'p.territoire_ids as antennes'])
    .select(['m.publie_le as datePublication', 'p.id as publicationId', 'p.titre', 'c.prenom', 'c.nom'])
    .executeTakeFirstOrThrow()
  return {
    cibleType: 'commentaire',
    cibleId: id,
    auteureId,
    territoireId: antenneOf(antennes),
    version: 1,
    titre: formatName(auteure),
    copie: { contenu, auteure, datePublication, publication: { id: publicationId, titre } },
  } as const
}

/** Posts that the demo has hidden: who reported them, that many days ago, and what their authors were told. */
const MASQUEES: readonly {
  readonly mots: string
  readonly jours: number
  readonly motif: Motif
  readonly de: string
  readonly decision: string
  readonly reponse: string
}[] = [
  {
    mots: 'Vends lot de montres',
    jours: 4.8,
    motif: 'publicite',
    de: 'claire.',
    decision: 'Cette publication vend des montres. La charte réserve le fil à l’entraide et à ton métier.',
    reponse: REPONSES_TYPES[0].contenu,
  },
  {
    mots: 'Le numéro personnel de ma concurrente',
    jours: 17,
    motif: 'donnees_personnelles',
    de: 'fatou.',
    decision: 'Cette publication donne le numéro d’une autre personne, sans son accord.',
    reponse:
      'La publication est masquée\u00a0: personne ne lit plus ce numéro. Merci de nous avoir prévenues.',
  },
]

/** Reports of the feed: a post and a comment to examine, and the two that hid posts. */
export const demoBoModerationActus: DemoPart = async ({ db, now }) => {
  const helene = await idOf(db, 'administratrice@')
  await createSignalementRow(db, daysBefore(now, 0.7), {
    ...(await publicationOf(db, 'Nouveau couteau au catalogue')),
    compteId: await idOf(db, 'perrine.'),
    motif: 'publicite',
    commentaire: 'Tous les mois un nouveau couteau, jamais une question ni une réponse.',
  })
  await createSignalementRow(db, daysBefore(now, 0.5), {
    ...(await commentaireOf(db, 'Et moi de quoi trinquer')),
    compteId: await idOf(db, 'zohra.'),
    motif: 'contenu_inapproprie',
    commentaire: 'La salle est à la mairie, et l’alcool y est interdit.',
  })
  for (const { mots, jours, de, motif, decision, reponse } of MASQUEES) {
    const publication = await publicationOf(db, mots)
    const id = await createSignalementRow(db, daysBefore(now, jours), {
      ...publication,
      compteId: await idOf(db, de),
      motif,
    })
    await takeSignalement(db, daysBefore(now, jours - 0.2), id, helene)
    await createDecisionRow(db, daysBefore(now, jours - 0.3), id, {
      compteId: publication.auteureId,
      parId: helene,
      action: 'masquer',
      motif: decision,
    })
    const fin = { parId: helene, statut: 'traite', reponse } as const
    await closeSignalementRow(db, daysBefore(now, jours - 0.4), id, fin)
  }
}
