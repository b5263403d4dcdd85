export {
  insertRappels,
  RENOUVELEE,
  resumeRappels,
  stopRappels,
  stopRappelsOf,
  updateRappelsActifs,
} from './rappels.repository.ts'
export { sujetOf, texteOf, type Rappel } from './rappel-texte.ts'
export { renderRappel } from './render-rappel.ts'
