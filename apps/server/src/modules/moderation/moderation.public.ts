export { closeSignalement } from './close-signalement.ts'
export { requireFree } from './require-free.ts'
