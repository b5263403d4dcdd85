export { rebuildRecherche } from './rebuild-recherche.ts'
