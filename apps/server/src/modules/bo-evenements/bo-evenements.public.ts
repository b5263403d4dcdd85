export { moveIntervenant } from './bo-evenements.repository.ts'
