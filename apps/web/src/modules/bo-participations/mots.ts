import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatHour, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { placesRestantes } from '@entrelles/contract/modules/participations/file.ts'
import type { CibleAnnonce } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type {
  EnteteParticipations,
  ParticipationBo,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import { echeanceOf } from '#modules/evenements/evenements.public.tsx'
import type { IconName } from '#ui/icons.ts'

/** The name of a member, or a placeholder when her account is deleted. */
export const quiOf = (adherente: { readonly prenom: string; readonly nom: string | null } | null): string =>
  adherente ? formatName(adherente) : 'Ancienne membre'

/** The number of waiting members, including those with an offered seat. */
export const enAttenteOf = ({ nbEnAttente, nbProposees }: EnteteParticipations): number =>
  nbEnAttente + nbProposees

export const nombresOf = (entete: EnteteParticipations): Readonly<Record<CibleAnnonce, number>> => ({
  inscrites: entete.nbInscrites,
  en_attente: enAttenteOf(entete),
  toutes: entete.nbInscrites + enAttenteOf(entete),
})

/** « Aux 16 inscrites », « À la seule inscrite », « Aux 4 en attente », « À toutes, 20 » */
export const cibleEnMots = (cible: CibleAnnonce, nb: number): string => {
  if (cible === 'toutes') return `À toutes, ${nb}`
  const nom = cible === 'inscrites' ? (nb === 1 ? 'inscrite' : 'inscrites') : 'en attente'
  if (nb === 0) return cible === 'inscrites' ? 'Aux inscrites, aucune' : 'À celles qui attendent, aucune'
  return nb === 1 ? `À la seule ${nom}` : `Aux ${nb} ${nom}`
}

/** The rows of an export (P-12): « Les 16 inscrites ». */
export const lignesEnMots = (cible: Exclude<CibleAnnonce, 'toutes'>, nb: number): string => {
  const nom = cible === 'inscrites' ? (nb === 1 ? 'inscrite' : 'inscrites') : 'en attente'
  return nb === 1 ? `La seule ${nom}` : `Les ${nb} ${nom}`
}

/** « demain à 8 h 03 », « aujourd’hui à 18 h », otherwise the date. */
export const avantOf = (at: string, now: Date): string => {
  const day = parisDay(new Date(at))
  if (day === parisDay(now)) return `aujourd’hui à ${formatHour(at, ZONE_PARIS)}`
  if (day === addDays(parisDay(now), 1)) return `demain à ${formatHour(at, ZONE_PARIS)}`
  return `le ${echeanceOf(at)}`
}

/** The consequences of a manual promotion. */
export const suitePromotion = (entete: EnteteParticipations): string => {
  const { nombrePlacesTotal: nombrePlaces, nbInscrites: prises, nbProposees: proposees } = entete
  const libres = placesRestantes({ nombrePlaces, prises, proposees })
  if (nombrePlaces === null || libres === null) return 'Elle la reçoit par e-mail, et dit oui ou non.'
  return libres > 0
    ? 'Une place est libre\u202f: elle lui est proposée par e-mail, et gardée le temps de sa réponse.'
    : `Une place est ajoutée\u202f: ${nombrePlaces + 1} au lieu de ${nombrePlaces}. Elle lui est proposée par e-mail, et gardée le temps de sa réponse.`
}

/** Says how many members have waited longer. */
export const tourEnMots = (rang: number | null): string =>
  rang === null || rang === 1
    ? 'C’est son tour.'
    : rang === 2
      ? 'Une autre attend depuis plus longtemps.'
      : `${rang - 1} autres attendent depuis plus longtemps.`

type Besoin = { readonly mots: string; readonly icon: IconName }

/** The needs of a participant, in her own words when she wrote some. */
export const besoinsOf = ({ besoins }: Pick<ParticipationBo, 'besoins'>): readonly Besoin[] => {
  if (besoins === null) return []
  const { covoiturage, gardeEnfants, accessibilite, regime } = besoins
  return [
    ...(covoiturage ? [{ mots: 'Covoiturage', icon: 'car' } as const] : []),
    ...(gardeEnfants ? [{ mots: 'Garde d’enfants', icon: 'baby' } as const] : []),
    ...(accessibilite === null ? [] : [{ mots: accessibilite, icon: 'wheelchair' } as const]),
    ...(regime === null ? [] : [{ mots: regime, icon: 'fork-knife' } as const]),
  ]
}

type Evenement = Pick<EnteteParticipations, 'dateHeureDebut' | 'fuseau'>

/** Presence in words, with the check-in time in the time zone of the event. Unknown before the event is « À venir ». */
export const presenceOf = (
  { presence, pointeeLe }: Pick<ParticipationBo, 'presence' | 'pointeeLe'>,
  { dateHeureDebut, fuseau }: Evenement,
  now: Date,
): string => {
  if (pointeeLe !== null) return `${LIBELLES_PRESENCE[presence]} à ${formatHour(pointeeLe, fuseau)}`
  const isToCome = dateHeureDebut !== null && new Date(dateHeureDebut) > now
  return presence === 'inconnue' && isToCome ? 'À venir' : LIBELLES_PRESENCE[presence]
}
