import { instantOf, localExists } from '@entrelles/contract/kit/zoned-time.ts'
import { placesOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Quand } from '#modules/evenements/evenements.public.tsx'
import { liensOf, type Intervenante } from '#modules/evenements/intervenantes.ts'
import { LIBELLES } from './libelles.ts'
import { blocOf, violationsDe, type Bloc, type Saisie } from './saisie.ts'

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

const isEnLigneDe = ({ location }: Saisie): boolean | null =>
  location === '' ? null : location === LOCATIONS.enLigne

/** What the form names by its id. */
type Choisis = Pick<DetailEvenement, 'theme' | 'evenementType' | 'ville'>

/** The event that members would read, from the values of the form; nobody is registered yet. */
export const evenementDe = (saisie: Saisie, choisis: Choisis): DetailEvenement => {
  const quand = quandDe(saisie)
  const places = placesOf(saisie)
  const total = Number.isNaN(places) ? 0 : places
  const isEnLigne = isEnLigneDe(saisie)
  return {
    ...choisis,
    id: '',
    titre: saisie.titre || 'Sans titre',
    isEnLigne,
    nombrePlacesTotal: total,
    nbPlacesRestantes: total,
    nbInscrites: 0,
    nbEnAttente: 0,
    dateHeureDebut: quand?.dateHeureDebut ?? null,
    dateHeureFin: quand?.dateHeureFin ?? null,
    heureDebut: saisie.heureDebut || null,
    heureFin: saisie.heureFin || null,
    fuseau: saisie.fuseau,
    visuel: null,
    visuel_preview: null,
    inscriptionType: saisie.inscriptionType,
    isAnnule: false,
    isDraft: saisie.isDraft,
    monInscription: null,
    favoriId: null,
    // The link is for registered members.
    lienVisio: null,
    adresse: isEnLigne === false ? saisie.adresse || null : null,
    description: saisie.description || null,
    territoires: saisie.territoires.map(({ value, label }) => ({ id: value, nom: label })),
    intervenants: [],
    lienGoogleForm: saisie.lienGoogleForm || null,
    displaySiteVitrine: saisie.displaySiteVitrine,
    serie: [],
    suites: null,
    droits: { gerer: false, attestation: false },
  } as unknown as DetailEvenement
}

/** The labels of the fields that keep the event from being published. */
export const manquantsDe = (saisie: Saisie): readonly string[] => [
  ...new Set(
    violationsDe({ ...saisie, isDraft: false }).flatMap(({ champ }) => LIBELLES[champ as keyof Saisie] ?? []),
  ),
]

const blocs = (saisie: Saisie): readonly Bloc[] => [
  ...(saisie.avecIntervenant ? (['intervenant'] as const) : []),
  ...(saisie.avecIntervenant2 ? (['intervenant2'] as const) : []),
]

/** « Hélène Roussel », from the label of a record, which is in lower case (R3-12). */
const capitalized = (nom: string): string =>
  nom.replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr-FR'))

/** Cards of the speakers: those typed in the form, then the records. `photos` are the addresses of the pictures. */
export const intervenantesDe = (
  saisie: Saisie,
  photos: Readonly<Record<Bloc, string | null>>,
): readonly Intervenante[] =>
  [
    ...blocs(saisie).map((bloc) => {
      const { Prenom, Nom, Profession, Entreprise, Linkedin, Instagram, Facebook, Lien, LienFdt } = blocOf(
        saisie,
        bloc,
      )
      return {
        nom: `${Prenom} ${Nom}`.trim(),
        photo: photos[bloc],
        profession: Profession || null,
        entreprise: Entreprise || null,
        // Members who are not registered see neither her e-mail nor her telephone.
        liens: liensOf({
          linkedin: Linkedin,
          instagram: Instagram,
          facebook: Facebook,
          site: Lien,
          fiche: LienFdt,
        }),
      }
    }),
    ...saisie.intervenants.map(({ label }) => ({
      nom: capitalized(label),
      photo: null,
      profession: null,
      entreprise: null,
      liens: [],
    })),
  ].filter(({ nom }) => nom !== '')
