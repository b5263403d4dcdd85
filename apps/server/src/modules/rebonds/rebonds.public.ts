export { findRebond } from './rebonds.queries.ts'
export { deleteRebondOf } from './rebonds.repository.ts'
