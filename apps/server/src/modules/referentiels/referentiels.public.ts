export { areReferentiels, isVille, listReferentiels } from './referentiels.queries.ts'
