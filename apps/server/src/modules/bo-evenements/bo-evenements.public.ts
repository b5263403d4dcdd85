export { lockEvenementsOf, moveIntervenant } from './bo-evenements.repository.ts'
