export { changeCoordinations } from './change-coordinations.ts'
export { lockTerritoiresNommes } from './coordinations.repository.ts'
export { attachComptes } from './rattachements.repository.ts'
export { withChangement } from './with-changement.ts'
