export { writeParametres as writeIdentite, writePhoto } from './compte.repository.ts'
