export { agendaQuery } from './agenda.api.ts'
