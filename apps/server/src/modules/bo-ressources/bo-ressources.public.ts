export { leaveTerritoireRessources } from './leave-territoire.ts'
export { moveIntervenantRessources } from './bo-ressources.repository.ts'
