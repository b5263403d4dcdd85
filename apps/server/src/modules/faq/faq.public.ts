export { findQuestionsProches } from './questions-proches.ts'
