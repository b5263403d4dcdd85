import type { DetailEvenementBo } from './evenements.schema.ts'

type Etat = Pick<DetailEvenementBo, 'isDraft' | 'isAnnule' | 'dateHeureDebut' | 'dateHeureFin'>

/** True if the event has a date from which a series can start. */
export const isRepetable = ({ isDraft, isAnnule, dateHeureDebut }: Etat, now: Date): boolean =>
  !isAnnule && dateHeureDebut !== null && (isDraft || new Date(dateHeureDebut) > now)

/** True if the event took place: replay and documents may be added. */
export const isTermine = ({ isDraft, isAnnule, dateHeureFin }: Etat, now: Date): boolean =>
  !isDraft && !isAnnule && dateHeureFin !== null && new Date(dateHeureFin) <= now

/** Where organisers write what comes after the event, and the parameter of the edit page that opens it at once. */
export const SUITES = 'Compte rendu et enregistrement'
export const SUITES_OUVERTES = 'suites'
