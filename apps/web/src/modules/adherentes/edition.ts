import type { z } from '@entrelles/contract/kit/z.ts'
import {
  CHAMPS_A_PORTEE,
  isVisible,
  type ChampAPortee,
  type Portees,
  type Regard,
} from '@entrelles/contract/modules/adherentes/portees.ts'
import type { ProfilEdition, profilForm } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import { formatTelephone } from './profil.ts'

/** The raw values of the form fields. */
export type ProfilValues = z.input<typeof profilForm>

/** Form values of a saved profile. */
export const valuesOf = (edition: ProfilEdition): ProfilValues => ({
  version: edition.version,
  photoId: undefined,
  profession: edition.profession ?? '',
  nomEntreprise: edition.nomEntreprise ?? '',
  presentation: edition.presentation ?? '',
  telephone: edition.telephone === null ? '' : formatTelephone(edition.telephone),
  secteurId: edition.secteurId,
  competences: edition.competences.map(({ id }) => id),
  recherches: edition.recherches.map(({ id }) => id),
  site: edition.site ?? '',
  linkedin: edition.linkedin ?? '',
  instagram: edition.instagram ?? '',
  facebook: edition.facebook ?? '',
  sollicitable: edition.sollicitable,
  surLaCarte: edition.surLaCarte,
  portees: edition.portees,
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Number of changes: fields and visibilities count separately. */
export const nbModificationsOf = (before: ProfilValues, now: ProfilValues): number => {
  const champs = Object.keys(before) as readonly (keyof ProfilValues)[]
  const changes = champs.filter((champ) => champ !== 'portees' && !isSame(before[champ], now[champ]))
  const portees = CHAMPS_A_PORTEE.filter((champ) => before.portees[champ] !== now.portees[champ])
  return changes.length + portees.length
}

/** « 3 modifications non enregistrées » */
export const modificationsPhrase = (nb: number): string => {
  if (nb === 0) return 'Aucune modification en cours'
  return nb === 1 ? '1 modification non enregistrée' : `${nb} modifications non enregistrées`
}

export const CHAMPS: Readonly<Record<ChampAPortee, string>> = {
  profession: 'Métier',
  nomEntreprise: 'Entreprise',
  presentation: 'Présentation',
  secteur: 'Secteur',
  telephone: 'Téléphone',
  competences: 'Je peux aider',
  recherches: 'Je cherche',
  site: 'Site',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'E-mail',
  dateNaissance: 'Date de naissance',
  situations: 'Situation',
  ambition: 'Ambition',
  attentes: 'Attentes',
}

/** Labels of the filled fields that this viewpoint sees, and of those it does not. */
export const partageOf = (
  remplis: readonly ChampAPortee[],
  portees: Portees,
  regard: Regard,
): { readonly vus: readonly string[]; readonly masques: readonly string[] } => {
  const noms = (wanted: boolean) =>
    remplis.filter((champ) => isVisible(portees, champ, regard) === wanted).map((champ) => CHAMPS[champ])
  return { vus: noms(true), masques: noms(false) }
}
