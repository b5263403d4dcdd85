export { RessourceCards } from './components/RessourceCards.tsx'
export { liste as listeRessources } from './liste.ts'
export { ICONES as ICONES_RESSOURCE } from './mots.ts'
export { ressourcesQuery } from './ressources.api.ts'
