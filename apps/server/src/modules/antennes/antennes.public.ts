export { changeCoordinations } from './change-coordinations.ts'
export { lockTerritoiresNommes } from './coordinations.repository.ts'
export { attachComptes } from './rattachements.repository.ts'
export { departementsOf, imageJson, nbAdherentes } from './territoires.columns.ts'
