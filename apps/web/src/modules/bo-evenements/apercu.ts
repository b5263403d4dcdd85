import { instantOf, localExists } from '@entrelles/contract/kit/zoned-time.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { placesOf as placesSaisies } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { placesOf, type Quand } from '#modules/evenements/evenements.public.tsx'
import { blocOf, type Bloc, type Saisie } from './saisie.ts'

const instantDe = (date: string, heure: string, fuseau: string): string | undefined => {
  const local = `${date} ${heure}`
  return date === '' || heure === '' || !localExists(local, fuseau)
    ? undefined
    : instantOf(local, fuseau).toISOString()
}

/** When the event takes place; undefined while the date or an hour is missing. */
export const quandDe = ({ date, heureDebut, heureFin, fuseau }: Saisie): Quand | undefined => {
  const dateHeureDebut = instantDe(date, heureDebut, fuseau)
  const dateHeureFin = instantDe(date, heureFin, fuseau)
  return dateHeureDebut && dateHeureFin ? { dateHeureDebut, dateHeureFin, fuseau } : undefined
}

export const isEnLigneDe = ({ location }: Saisie): boolean | null =>
  location === '' ? null : location === LOCATIONS.enLigne

/** « 4 rue du Moulin, Crest » */
export const lieuDe = ({ location, adresse }: Saisie, ville: string | undefined): string => {
  if (location === LOCATIONS.enLigne) return LOCATIONS.enLigne
  return [adresse, ville].filter(Boolean).join(', ') || 'Lieu à définir'
}

/** « 20 places », as on the page of an event without registrations. */
export const placesDe = (saisie: Saisie): string => {
  if (saisie.inscriptionType === 'Externe') return 'Inscription par formulaire'
  const places = placesSaisies(saisie)
  return places === 0 || Number.isNaN(places) ? 'Places à définir' : placesOf(places)
}

const blocs = (saisie: Saisie): readonly Bloc[] => [
  ...(saisie.avecIntervenant ? (['intervenant'] as const) : []),
  ...(saisie.avecIntervenant2 ? (['intervenant2'] as const) : []),
]

/** Names of the speakers: those typed in the form, then the records. */
export const intervenantesDe = (saisie: Saisie): readonly string[] =>
  [
    ...blocs(saisie).map((bloc) => {
      const { Prenom, Nom } = blocOf(saisie, bloc)
      return `${Prenom} ${Nom}`.trim()
    }),
    ...saisie.intervenants.map(({ label }) => label),
  ].filter((nom) => nom !== '')
