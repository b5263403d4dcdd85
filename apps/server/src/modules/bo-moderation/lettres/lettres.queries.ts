import type { Db } from '#db/client.ts'

/** What the mail about a decision says; undefined once it is undone, or the account erased. */
export const findDecisionToSend = (db: Db, decisionId: string) =>
  db
    .selectFrom('decisions_moderation as d')
    .innerJoin('signalements as s', 's.id', 'd.signalement_id')
    .innerJoin('comptes as c', 'c.id', 'd.compte_id')
    .where('d.id', '=', decisionId)
    .where('d.levee_le', 'is', null)
    .select([
      'c.prenom',
      'c.email',
      'd.action',
      'd.motif',
      'd.portee',
      'd.jusquau',
      's.cible_type as type',
      's.titre',
    ])
    .executeTakeFirst()

/** The recipient of the mail about undone measures, and the content that it names. */
export const findLeveeToSend = (db: Db, signalementId: string, compteId: string) =>
  db
    .selectFrom('signalements as s')
    .innerJoin('comptes as c', (join) => join.on('c.id', '=', compteId))
    .where('s.id', '=', signalementId)
    .select(['c.prenom', 'c.email', 's.cible_type as type', 's.titre'])
    .executeTakeFirst()

/** The recipient of the mail about an exclusion that still waits for its confirmation. */
export const findExclusionToSend = (db: Db, decisionId: string, compteId: string) =>
  db
    .selectFrom('decisions_moderation as d')
    .innerJoin('comptes as c', (join) => join.on('c.id', '=', compteId))
    .where('d.id', '=', decisionId)
    .where('d.effet_le', 'is', null)
    .select(['c.prenom', 'c.email'])
    .executeTakeFirst()

/** The answer to an appeal, for its author. */
export const findReponseToSend = (db: Db, recoursId: string) =>
  db
    .selectFrom('recours as r')
    .innerJoin('comptes as c', 'c.id', 'r.compte_id')
    .where('r.id', '=', recoursId)
    .select(['c.prenom', 'c.email', 'r.issue', 'r.reponse'])
    .executeTakeFirst()
