import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { EcheanceRappel } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'

export type Rappel = {
  readonly echeance: EcheanceRappel
  readonly prenom: string
  readonly fin: CivilDay
  /** The day of sending: it may be some days late, and the text must still be true. */
  readonly today: CivilDay
  readonly graceDays: number
}

const DAY_MS = 86_400_000
const daysUntil = (day: CivilDay, today: CivilDay): number => (Date.parse(day) - Date.parse(today)) / DAY_MS

/** For example « se termine dans 7 jours » or « s’est terminée le 13 novembre 2027 ». */
const verbeOf = ({ fin, today }: Rappel): string => {
  const days = daysUntil(fin, today)
  if (days < 0) return `s’est terminée le ${formatDay(fin)}`
  if (days === 0) return 'se termine aujourd’hui'
  return days === 1 ? 'se termine demain' : `se termine dans ${days} jours`
}

const accesOf = ({ fin, today, graceDays }: Rappel): string => {
  const until = addDays(fin, graceDays)
  return today <= until
    ? `Ton accès reste ouvert jusqu’au ${formatDay(until)}\u202f: si tu prolonges d’ici là, ta nouvelle année suit la précédente, et rien ne change pour toi.`
    : `Ton accès s’est fermé le ${formatDay(until)}\u202f: il se rouvre dès que tu prolonges.`
}

/** A renewal starts when the current year ends. */
const SANS_PERTE = 'ta nouvelle année commencera quand celle-ci s’achèvera, aucun jour n’est perdu.'

export const sujetOf = (rappel: Rappel): string => `Ton adhésion ${verbeOf(rappel)}`

const TITRES: Record<EcheanceRappel, string> = {
  'J-30': 'On continue la route ensemble\u202f?',
  'J-7': 'Bientôt la fin de ton adhésion',
  J: 'Dernier jour d’adhésion',
  'J+15': 'La route reste ouverte',
}

/** The title and paragraphs of each of the four reminders. */
export const texteOf = (rappel: Rappel): { titre: string; paragraphes: string[] } => {
  const { echeance, prenom, fin, today } = rappel
  const isOver = today > fin
  const debut = `Bonjour ${prenom}, ton adhésion`
  const fait = isOver ? `${debut} ${verbeOf(rappel)}.` : `${debut} se termine le ${formatDay(fin)}.`
  const titre = isOver && echeance !== 'J+15' ? 'Ton adhésion est terminée' : TITRES[echeance]
  if (isOver || echeance === 'J' || echeance === 'J+15') {
    const adieu =
      'Tu préfères t’arrêter là\u202f? Tu n’as rien à faire, nous ne t’enverrons pas d’autre rappel.'
    return { titre, paragraphes: [`${fait} ${accesOf(rappel)}`, ...(echeance === 'J+15' ? [adieu] : [])] }
  }
  const suite =
    echeance === 'J-30'
      ? `Tu peux la prolonger dès maintenant\u202f: ${SANS_PERTE}`
      : `Deux minutes suffisent pour la prolonger\u202f: ${SANS_PERTE}`
  return { titre, paragraphes: [`${fait} ${suite}`] }
}
