import { formatHour, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { MonSignalement } from '@entrelles/contract/modules/moderation/moderation.schema.ts'

/** « dimanche 15 novembre à 9 h 12 » */
const momentOf = (at: string, zone: string): string =>
  `${formatWeekday(localDayOf(at, zone))} à ${formatHour(at, zone)}`

/** « avant … », the deadline of the answer; « dès que possible » once it is past. */
export const avantOf = (reponseAvant: string, now: Date, zone: string): string =>
  now < new Date(reponseAvant) ? `avant ${momentOf(reponseAvant, zone)}` : 'dès que possible'

type Jalons = {
  readonly milestones: readonly { readonly title: string; readonly text: string }[]
  /** Index of the current one. */
  readonly current: number
}

/** Where a report stands: received, being examined, answered. */
export const jalonsOf = (
  { statut, dateCreation, reponseAvant }: Pick<MonSignalement, 'statut' | 'dateCreation' | 'reponseAvant'>,
  now: Date,
  zone: string,
): Jalons => ({
  milestones: [
    { title: 'Reçu', text: momentOf(dateCreation, zone) },
    {
      title: statut === 'rouvert' ? 'En cours de réexamen' : 'En cours d’examen',
      text: 'par l’équipe de modération',
    },
    { title: 'Réponse', text: avantOf(reponseAvant, now, zone) },
  ],
  current: statut === 'nouveau' ? 0 : 1,
})
