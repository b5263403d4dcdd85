import { capitalize, formatDate, formatDayMonth, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ETAPES_INSCRIPTION } from '@entrelles/contract/kit/roles.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  ETAPES_FICHE,
  Fiche,
  FiltresFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { NatureRebond, Rebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import type { NomFiltre } from './liste.ts'
import { ETAPES } from './statuts.ts'

export const FONCTIONS = { coordinatrice: 'Coordinatrices', administratrice: 'Administratrices' } as const

export const MODES: Readonly<Record<NonNullable<Fiche['modeRattachement']>, string>> = {
  automatique: 'rattachement automatique',
  choisi: 'choisie par elle',
  coordinatrice: 'rattachée par l’équipe',
}

/** Name of a registration step in the filters. */
export const nomEtapeOf = (etape: (typeof ETAPES_FICHE)[number]): string =>
  etape === 'inachevee' ? 'Toutes' : (ETAPES[ETAPES_INSCRIPTION.indexOf(etape) + 1] ?? 'Terminée')

/** Label of the chip of a filter. */
export const libelleOf = (
  nom: NomFiltre,
  filtres: FiltresFiches,
  territoires: readonly { readonly id: string; readonly nom: string }[],
): string => {
  switch (nom) {
    case 'territoire':
      return territoires.find(({ id }) => id === filtres.territoire)?.nom ?? 'Antenne'
    case 'role':
      return filtres.role ? FONCTIONS[filtres.role] : ''
    case 'suspendue':
      return 'Comptes suspendus'
    case 'dateInscriptionMin':
      return `Inscrite depuis le ${formatShortDay(filtres.dateInscriptionMin ?? '')}`
    case 'finAvant':
      return `Fin avant le ${formatShortDay(filtres.finAvant ?? '')}`
  }
}

const NATURES_REBOND: Readonly<Record<NatureRebond, string>> = {
  definitif: 'son serveur refuse cette adresse',
  plainte: 'elle a signalé un de nos e-mails comme indésirable',
}

/** Since when her address is no longer written to, and why. */
export const formatRebond = ({ nature, motif, le }: Rebond): string =>
  `Nous ne lui écrivons plus depuis le ${formatDate(le, ZONE_PARIS)}\u00a0: ${NATURES_REBOND[nature]}${motif === null ? '' : ` (${motif})`}.`

/** Automatic reminders: the next and the last. */
export const formatRappels = ({ dernier, prochain }: Fiche['rappels']): string => {
  const say = (rappel: { readonly echeance: string; readonly date: string }) =>
    `le ${formatDayMonth(rappel.date)} (${rappel.echeance.replace('-', '\u2212')})`
  const parts = [
    prochain && `relance prévue ${say(prochain)}`,
    dernier && `dernière envoyée ${say(dernier)}`,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text && `${capitalize(text)}.`
}

/** The last manual reminder and its author. */
export const formatRelance = ({ relances: [derniere] }: Pick<Fiche, 'relances'>): string =>
  derniere
    ? `Relancée à la main le ${formatDate(derniere.date, ZONE_PARIS)}${derniere.par ? ` par ${derniere.par}` : ''}.`
    : ''
