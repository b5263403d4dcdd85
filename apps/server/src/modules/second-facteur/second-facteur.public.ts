export { deleteSecondFacteur } from './delete-second-facteur.ts'
export { readSecondFacteur } from './second-facteur.queries.ts'
export { verifySecondFacteur } from './verify-second-facteur.ts'
