export { createLienConnexionJob } from './inscription.jobs.ts'
export { writeSecteur } from './inscription.repository.ts'
