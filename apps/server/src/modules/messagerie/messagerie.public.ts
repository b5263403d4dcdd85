export { writeToMembre } from './portes/write-to-membre.ts'
