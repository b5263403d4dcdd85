export { CoupDePouceCards } from './components/CoupDePouceCards.tsx'
export { CoupDePouceCardsSkeleton } from './components/CoupDePouceCardsSkeleton.tsx'
export { coupsDePouceQuery, coupsDePouceTerritoireQuery, enCoursQuery } from './coups-de-pouce.api.ts'
export { liste as listeCoupsDePouce } from './liste.ts'
