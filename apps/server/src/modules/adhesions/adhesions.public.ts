export { statutOf } from './adhesions.queries.ts'
export { cancelPeriode } from './cancel-periode.ts'
export { openPeriode, type PeriodeCtx } from './open-periode.ts'
