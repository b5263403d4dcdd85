export { canReadRessource, isLue as isRessourceLue } from './readable.queries.ts'
export { findRessourcesProches } from './ressources-proches.ts'
export { findRessources } from './ressources.queries.ts'
