export { lectureOf, listAnnuaire } from './annuaire.queries.ts'
export { antennesLues } from './antennes-lues.ts'
