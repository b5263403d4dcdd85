export { listCoupsDePouce } from './coups-de-pouce.queries.ts'
export { canReadDemande } from './readable.queries.ts'
