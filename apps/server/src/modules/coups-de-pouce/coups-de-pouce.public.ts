export { listCoupsDePouce } from './coups-de-pouce.queries.ts'
