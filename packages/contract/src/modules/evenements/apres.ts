import type { DetailEvenementBo } from './evenements.schema.ts'

type Etat = Pick<DetailEvenementBo, 'isDraft' | 'isAnnule' | 'dateHeureDebut' | 'dateHeureFin'>

/** Whether it has a date that others follow from. */
export const isRepetable = ({ isDraft, isAnnule, dateHeureDebut }: Etat, now: Date): boolean =>
  !isAnnule && dateHeureDebut !== null && (isDraft || new Date(dateHeureDebut) > now)

/** Whether it took place: something of it may be left. */
export const isTermine = ({ isDraft, isAnnule, dateHeureFin }: Etat, now: Date): boolean =>
  !isDraft && !isAnnule && dateHeureFin !== null && new Date(dateHeureFin) <= now
