export { insertSession } from './session.repository.ts'
