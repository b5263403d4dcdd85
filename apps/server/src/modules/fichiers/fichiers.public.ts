export { attachFichiers, deleteFichiers } from './attach-fichiers.ts'
export { fichiersOf, type FichierDecrit } from './fichiers.queries.ts'
