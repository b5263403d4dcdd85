export { IntervenantField } from './components/IntervenantField.tsx'
export { IntervenantsField } from './components/IntervenantsField.tsx'
export { nomOf } from './choix.ts'
export { intervenantBoQuery, useCreateIntervenant } from './bo-intervenants.api.ts'
