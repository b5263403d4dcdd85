export { RessourceCards } from './components/RessourceCards.tsx'
export { liste as listeRessources } from './liste.ts'
export { ressourcesQuery } from './ressources.api.ts'
