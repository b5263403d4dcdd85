export { journalise } from './journalise.ts'
