export { insertSuspension } from './suspensions.repository.ts'
