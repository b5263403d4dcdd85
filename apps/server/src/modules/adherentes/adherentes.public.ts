export { bloquees, moi } from './annuaire-moi.ts'
export { lectureOf, listAnnuaire, type Lecture } from './annuaire.queries.ts'
export { antennesLues, comptesOf, isLectrice } from './antennes-lues.ts'
export { carteJson } from './carte.columns.ts'
