export { listPublications } from './actus.queries.ts'
