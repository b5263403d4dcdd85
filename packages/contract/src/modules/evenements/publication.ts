import type { Violation } from '#kit/errors.ts'
import { localExists } from '#kit/zoned-time.ts'
import {
  HEURE_INEXISTANTE,
  HEURES_INVERSEES,
  JOURS_DIFFERENTS,
  OBLIGATOIRE,
  PLACES_MINIMUM,
} from './evenements.texts.ts'

/** Fields that the rules of R5-16 read, named as in R7-8. */
type AVerifier = {
  readonly isDraft: boolean
  readonly thematiqueId: string | null
  readonly type: string | null
  readonly isEnLigne: boolean | null
  readonly lienVisio: string | null
  readonly adresse: string | null
  readonly villeId: string | null
  readonly nombrePlacesTotal: number | null
  readonly dateHeureDebut: string | null
  readonly dateHeureFin: string | null
  readonly fuseau: string
  readonly description: string | null
  readonly inscriptionType: 'Interne' | 'Externe' | 'Both'
  readonly lienGoogleForm: string | null
}

const manque = (champ: keyof AVerifier, message: string = OBLIGATOIRE): Violation => ({ champ, message })

/** Errors that are refused on drafts too. */
const incoherences = ({ dateHeureDebut: debut, dateHeureFin: fin, fuseau }: AVerifier): Violation[] => {
  if (debut !== null && !localExists(debut, fuseau)) return [manque('dateHeureDebut', HEURE_INEXISTANTE)]
  if (fin !== null && !localExists(fin, fuseau)) return [manque('dateHeureFin', HEURE_INEXISTANTE)]
  if (debut === null || fin === null) return []
  if (debut.slice(0, 10) !== fin.slice(0, 10)) return [manque('dateHeureFin', JOURS_DIFFERENTS)]
  return debut < fin ? [] : [manque('dateHeureFin', HEURES_INVERSEES)]
}

/** Fields that are required for publication. */
const manques = (e: AVerifier): Violation[] => [
  ...(e.thematiqueId === null ? [manque('thematiqueId')] : []),
  ...(e.type === null ? [manque('type')] : []),
  ...(e.isEnLigne === null ? [manque('isEnLigne')] : []),
  ...(e.isEnLigne === true && e.lienVisio === null ? [manque('lienVisio')] : []),
  ...(e.isEnLigne === false && e.adresse === null ? [manque('adresse')] : []),
  ...(e.isEnLigne === false && e.villeId === null ? [manque('villeId')] : []),
  ...(e.nombrePlacesTotal === 0 ? [manque('nombrePlacesTotal', PLACES_MINIMUM)] : []),
  ...(e.dateHeureDebut === null ? [manque('dateHeureDebut')] : []),
  ...(e.dateHeureFin === null ? [manque('dateHeureFin')] : []),
  ...(e.description === null ? [manque('description')] : []),
  ...(e.inscriptionType !== 'Interne' && e.lienGoogleForm === null ? [manque('lienGoogleForm')] : []),
]

/** R5-16: a draft only needs a title, which the schema requires; publication requires all other fields. */
export const problemesEvenement = (e: AVerifier): Violation[] => [
  ...(e.isDraft ? [] : manques(e)),
  ...incoherences(e),
]
