export { attachFichiers, deleteFichiers } from './attach-fichiers.ts'
export { fichiersOf } from './fichiers.queries.ts'
