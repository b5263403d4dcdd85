import { nextDigest, spread, type Heures } from '@entrelles/contract/modules/notifications/rythme.ts'
import type { RecordCtx } from '#kit/lettres.ts'
import { insertEnvois } from './envois.repository.ts'

/** Holds the instant: the same digest is planned once. */
export const cleResume = (compteId: string, le: Date): string => `resume-${compteId}-${le.getTime()}`

/**
 * Plans her next digest. The digest of the day and the one of the week leave at the same hour: on that day, they are
 * one mail.
 */
export const planResume = async (
  { db, now }: Pick<RecordCtx, 'db' | 'now'>,
  compteId: string,
  frequence: 'quotidien' | 'hebdomadaire',
  heures: Heures,
): Promise<void> => {
  const le = nextDigest(now(), frequence, heures)
  const resume = {
    lettre: 'resume',
    canal: 'mail' as const,
    cle: cleResume(compteId, le),
    compteId,
    objetId: null,
    notificationId: null,
    donnees: { compteId, le: le.toISOString() },
    voie: 1,
    aPartirDe: spread(le, compteId),
  }
  await insertEnvois(db, [resume], now())
}
