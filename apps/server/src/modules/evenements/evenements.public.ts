export { champsCarte, ctesCarte, heure, joinsCarte, miennes } from './carte.columns.ts'
export { listEvenements } from './evenements.queries.ts'
export { managedBy } from './managed-evenements.ts'
