export { carteCoupDePouceJson, categoriesCte, joinsCarte } from './coups-de-pouce.columns.ts'
export { listCoupsDePouce } from './coups-de-pouce.queries.ts'
export { canReadDemande } from './readable.queries.ts'
