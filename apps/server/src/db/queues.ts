import { PgBoss } from 'pg-boss'

export const queueSchema = 'pgboss'

/** The queue of each job, created by the migration: the role that runs the product creates none. */
export const QUEUES = [
  'actus.annoncer',
  'actus.avertir',
  'actus.lire-lien',
  'actus.nettoyer',
  'actus.publier',
  'adherentes.balayer-annuaire',
  'adherentes.rebatir-lexique',
  'adhesions.rappeler',
  'antennes.quitter',
  'antennes.rattacher',
  'bo-adherentes.ecrire',
  'bo-adherentes.lever-suspensions',
  'bo-adherentes.rattacher',
  'compte.effacer',
  'coups-de-pouce.avertir',
  'coups-de-pouce.nettoyer',
  'coups-de-pouce.suggerer',
  'coups-de-pouce.veiller',
  'emargement.oublier-venues',
  'envois.expedier',
  'envois.pousser',
  'envois.purger',
  'fichiers.balayer',
  'idempotence.purger',
  'inscription.creer-lien',
  'inscription.purger',
  'journal.purger',
  'medias.balayer',
  'medias.preparer',
  'messagerie.clore',
  'messagerie.diffuser',
  'notifications.purger',
  'paiements.lire-notification',
  'paiements.relever',
  'paiements.verifier',
  'participations.annoncer',
  'participations.avertir',
  'participations.balayer-places',
  'participations.oublier-besoins',
  'participations.rappeler',
  'rebonds.purger',
  'recherche.alerter',
  'recherche.purger',
  'recherche.recompter',
  'ressources.annoncer',
  'ressources.oublier',
  'ressources.veiller',
  'ressources.verifier-liens',
  'session.creer-lien-mot-de-passe',
  'session.purger',
] as const

/** A job whose name is not in the list does not compile; tests have queues of their own. */
export type QueueName = (typeof QUEUES)[number] | `essais.${string}`

/** Queue of the jobs that failed every attempt, kept for inspection. */
export const DEAD_LETTERS = 'lettres-mortes'

/** A failure of a holiday or of a season is still there to be read. */
const DEAD_LETTERS_OPTIONS = { retentionSeconds: 90 * 86_400 } as const

const QUEUE_OPTIONS = {
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  // From two seconds to one hour apart: a mail server may be down for an afternoon.
  retryLimit: 14,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: DEAD_LETTERS,
  notify: true,
} as const

/** Creates the tables of the queues and the queues, or brings those of an earlier version to this one. */
export const createQueues = async (ownerUrl: string, names: readonly QueueName[]): Promise<void> => {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: queueSchema,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    const queues = names.map((name) => [name, QUEUE_OPTIONS] as const)
    for (const [name, options] of [[DEAD_LETTERS, DEAD_LETTERS_OPTIONS] as const, ...queues]) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
