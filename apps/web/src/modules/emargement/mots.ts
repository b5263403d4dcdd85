import { formatCount, formatHour, formatName } from '@entrelles/contract/kit/format.ts'
import type { FeuilleEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import { jourOf } from '#modules/evenements/evenements.public.tsx'
import type { IconName } from '#ui/icons.ts'
import type { Etat, Issue } from './file-envoi.ts'
import type { LigneVue } from './vue.ts'

type Evenement = FeuilleEmargement['evenement']

export const pointagesOf = (nb: number): string => (nb > 1 ? `${nb}\u00a0pointages` : `${nb}\u00a0pointage`)

/** « Jeudi 19 novembre 2026, 18 h 30 · Les Halles, Quimper » */
export const quandEtOu = ({ adresse, ville, isEnLigne, ...evenement }: Evenement): string => {
  const { dateHeureDebut, fuseau } = evenement
  const quand = `${jourOf(evenement)}, ${formatHour(dateHeureDebut, fuseau)}`
  const ou = isEnLigne ? 'En ligne' : [adresse, ville].filter(Boolean).join(', ')
  return [quand, ou].filter(Boolean).join(' · ')
}

const MODES = { qr: 'QR code', manuel: 'à la main' } as const

/** Presence in words; empty when unknown. */
const etatOf = ({ presence, pointeeLe, pointeeMode, enAttente }: LigneVue, fuseau: string): string => {
  if (presence === 'inconnue') return enAttente ? 'Pointage retiré, en attente d’envoi' : ''
  const heure = pointeeLe && formatHour(pointeeLe, fuseau)
  const fin = enAttente ? 'en attente d’envoi' : pointeeMode && MODES[pointeeMode]
  return [heure ?? LIBELLES_PRESENCE[presence], fin].filter(Boolean).join(', ')
}

/** Second line, under the name. */
export const detailOf = (ligne: LigneVue, fuseau: string): string => {
  const etat = etatOf(ligne, fuseau)
  return [
    etat || ligne.ville,
    ligne.sansInscription && 'sans inscription',
    ligne.accessibilite && `besoin\u00a0: ${ligne.accessibilite}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const iconeOf = ({ enAttente, presence, pointeeMode }: LigneVue): IconName | undefined => {
  if (enAttente) return 'cloud-slash'
  if (presence !== 'presente') return undefined
  return pointeeMode === 'qr' ? 'qr-code' : 'check'
}

/** Accessible label of the check-in button: the action, or the current presence. */
export const boutonOf = (ligne: LigneVue): string => {
  const nom = formatName(ligne)
  const attente = ligne.enAttente ? ', en attente d’envoi' : ''
  if (ligne.presence === 'presente') return `${nom}, présente${attente}`
  if (ligne.presence === 'inconnue') return `Pointer ${nom}${attente}`
  return `${nom}, ${LIBELLES_PRESENCE[ligne.presence].toLowerCase()}${attente}. Pointer malgré tout`
}

/** Beside the count: « présentes, dont 2 sans inscription », « sur 17 inscrites ». */
export const presentesOf = (nb: number, sansInscription: number): string => {
  const presentes = nb > 1 ? 'présentes' : 'présente'
  return sansInscription > 0 ? `${presentes}, dont ${sansInscription} sans inscription` : presentes
}
export const inscritesOf = (nb: number): string => formatCount(nb, 'inscrite')

export type Bandeau = {
  readonly tone: 'ok' | 'attente' | 'echec'
  readonly icon: IconName
  readonly titre: string
  readonly detail: string
}

const bilanOf = (issues: readonly Issue[], heure: string): Bandeau => {
  const faites = issues.filter(({ resultat }) => resultat === 'faite').length
  const autres = issues.length - faites
  const envoyes = `${pointagesOf(faites)} ${faites > 1 ? 'envoyés' : 'envoyé'} à ${heure}`
  if (autres === 0)
    return { tone: 'ok', icon: 'cloud-check-fill', titre: 'De nouveau en ligne', detail: `${envoyes}.` }
  return {
    tone: 'attente',
    icon: 'warning-fill',
    titre: `${pointagesOf(autres)} ${autres > 1 ? 'n’ont pas été retenus' : 'n’a pas été retenu'}`,
    detail: faites > 0 ? `${envoyes}.` : 'Regarde pourquoi dans le détail.',
  }
}

type Situation = { readonly isOnline: boolean; readonly isVolatile: boolean; readonly fuseau: string }

/** Texts of the sending status. */
export const bandeauOf = (
  { attente, echec, bilan }: Etat,
  { isOnline, isVolatile, fuseau }: Situation,
): Bandeau => {
  const nb = attente.length
  const enAttente = `${pointagesOf(nb)} en attente`
  const garde = isVolatile
    ? 'Garde cette page ouverte\u202f: ce navigateur ne les garderait pas.'
    : 'Continue à pointer, tout partira au retour du réseau.'
  if (echec?.message && nb > 0)
    return {
      tone: 'echec',
      icon: 'warning-circle-fill',
      titre: `${pointagesOf(nb)} à envoyer`,
      detail: echec.message,
    }
  if (!isOnline)
    return {
      tone: 'attente',
      icon: 'cloud-slash-fill',
      titre: nb === 0 ? 'Hors connexion' : `Hors connexion\u00a0: ${enAttente}`,
      detail: garde,
    }
  if (nb > 0 && echec)
    return {
      tone: 'attente',
      icon: 'cloud-slash-fill',
      titre: `Réseau incertain\u00a0: ${enAttente}`,
      detail: garde,
    }
  if (bilan) return bilanOf(bilan.issues, formatHour(bilan.le, fuseau))
  if (nb > 1)
    return {
      tone: 'attente',
      icon: 'cloud-arrow-up-fill',
      titre: `${pointagesOf(nb)} à envoyer`,
      detail: 'Envoi en cours…',
    }
  // A single operation is sent at once: it must not make the banner change at each check-in.
  const detail = nb === 0 ? 'Tout est envoyé.' : 'Envoi en cours…'
  return { tone: 'ok', icon: 'cloud-check-fill', titre: 'En ligne', detail }
}

const ACTES = {
  presence: 'Présence',
  pointage: 'QR code',
  sans_inscription: 'Sans inscription',
} as const

/** Name of an operation in the report: « Présente », « QR code ». */
export const acteOf = ({ operation }: Issue): string =>
  operation.type === 'presence' ? LIBELLES_PRESENCE[operation.presence] : ACTES[operation.type]
