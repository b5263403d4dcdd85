export { confirmPaiement } from './confirm-paiement.ts'
export { grantEcart, readArgent } from './grant-ecart.ts'
export { findPaiement } from './paiements.queries.ts'
export { insertPaiement, lockPaiement, updatePaiement } from './paiements.repository.ts'
