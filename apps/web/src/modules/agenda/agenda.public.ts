export { agendaQuery } from './agenda.api.ts'
export { moisPlus, nomMois, semainesOf } from './mois.ts'
