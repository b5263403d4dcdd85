export { listAnnuaire, listCartes } from './annuaire.queries.ts'
