export { antenneQuery } from './antennes.api.ts'
export { AntenneCard } from './components/AntenneCard.tsx'
