export { bloquees, moi, moiSansLieu } from './annuaire-moi.ts'
export { lectureOf, listAnnuaire, listSuggestions, type Lecture } from './annuaire.queries.ts'
export { antennesLues, comptesOf, isLectrice, isRattachee } from './antennes-lues.ts'
export { carteJson } from './carte.columns.ts'
