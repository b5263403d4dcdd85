export { antenneQuery } from './antennes.api.ts'
export { AntenneCard } from './components/AntenneCard.tsx'
export { illustrationOf } from './paysages.ts'
export { STATUTS as STATUTS_ANTENNE } from './statuts.ts'
