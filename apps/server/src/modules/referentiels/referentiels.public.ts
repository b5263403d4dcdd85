export { areReferentiels, isVille } from './referentiels.queries.ts'
