export { listAnnuaire } from './annuaire.queries.ts'
