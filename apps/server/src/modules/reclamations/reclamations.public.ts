export { closeReclamation } from './close-reclamation.ts'
export { lockReclamation } from './reclamations.repository.ts'
