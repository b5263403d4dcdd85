import { digestOf, type Derive } from './derive.ts'

/** The token of a calendar URL. The database stores only its hash: it is derived again from the id on each read. */
export const jetonAgendaOf = (derive: Derive, id: string): string => derive('agenda.abonnement', id)

/** What the database stores of it. The calendar writes it, and a session that ends copied links. */
export const hashOfJeton =
  (derive: Derive) =>
  (id: string): Buffer =>
    digestOf(jetonAgendaOf(derive, id))
