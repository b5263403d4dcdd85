export { moveIntervenantRessources } from './bo-ressources.repository.ts'
