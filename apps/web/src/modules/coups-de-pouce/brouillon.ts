import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDate, formatHour } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'

/** A draft is saved this long after the last change. */
const PAUSE_MS = 2000
/** A failed save is tried again later and later. */
const ESSAI_MAX_MS = 30_000

/** What is known of the draft on the server. */
export type Brouillon = {
  /** Fingerprint of what is saved. */
  readonly saved: string
  /** When it was saved; undefined before the first time. */
  readonly le: string | undefined
  readonly isSending: boolean
  /** The last failure, and how many there were in a row. */
  readonly echec: { readonly message: string; readonly nb: number } | undefined
  /** Fingerprint of what the server refuses: not sent again until it changes. */
  readonly refused: string | undefined
}

export type Pas =
  | { readonly nom: 'envoi' }
  | { readonly nom: 'enregistre'; readonly empreinte: string; readonly le: string }
  | { readonly nom: 'echec'; readonly empreinte: string; readonly message: string; readonly isRefus: boolean }

export const brouillonOf = (saved: string, le: string | undefined): Brouillon => ({
  saved,
  le,
  isSending: false,
  echec: undefined,
  refused: undefined,
})

/** The draft after a step. */
export const avance = (brouillon: Brouillon, pas: Pas): Brouillon => {
  switch (pas.nom) {
    case 'envoi':
      return { ...brouillon, isSending: true }
    case 'enregistre':
      return brouillonOf(pas.empreinte, pas.le)
    case 'echec':
      return {
        ...brouillon,
        isSending: false,
        echec: { message: pas.message, nb: (brouillon.echec?.nb ?? 0) + 1 },
        refused: pas.isRefus ? pas.empreinte : brouillon.refused,
      }
  }
}

type Form = {
  readonly empreinte: string
  /** Whether the server would keep it. */
  readonly isValide: boolean
}

/** Milliseconds until the next save; undefined while there is nothing to send. One save at a time. */
export const attenteOf = (
  { saved, isSending, echec, refused }: Brouillon,
  { empreinte, isValide }: Form,
): number | undefined => {
  if (isSending || !isValide || empreinte === saved || empreinte === refused) return undefined
  return echec === undefined ? PAUSE_MS : Math.min(PAUSE_MS * 2 ** echec.nb, ESSAI_MAX_MS)
}

/** « à 14 h 32 », « le 12/11/2026 à 14 h 32 » */
const momentOf = (le: string, now: Date): string => {
  const heure = `à ${formatHour(le, ZONE_PARIS)}`
  return parisDay(new Date(le)) === parisDay(now) ? heure : `le ${formatDate(le, ZONE_PARIS)} ${heure}`
}

/** What the form says of the draft. */
export const brouillonPhrase = (
  { saved, le, isSending, echec }: Brouillon,
  { empreinte, isValide, isSansTitre }: Form & { readonly isSansTitre: boolean },
  now: Date,
): string => {
  if (isSending) return 'Enregistrement…'
  if (empreinte === saved)
    return le === undefined
      ? 'Le brouillon s’enregistre tout seul.'
      : `Brouillon enregistré ${momentOf(le, now)}`
  if (isSansTitre)
    return 'Écris ton besoin en une phrase\u202f: le brouillon s’enregistrera ensuite tout seul.'
  if (!isValide) return 'Brouillon pas enregistré\u202f: un champ est trop long ou à corriger.'
  return echec === undefined
    ? 'Modifications pas encore enregistrées'
    : `Brouillon pas enregistré. ${echec.message}`
}
