export { antenneQuery } from './antennes.api.ts'
export { CarteAntenne } from './components/CarteAntenne.tsx'
