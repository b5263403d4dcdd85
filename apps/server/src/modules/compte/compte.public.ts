export { lockCompte, writeParametres as writeIdentite, writePhoto } from './compte.repository.ts'
export { withChangement } from './with-changement.ts'
