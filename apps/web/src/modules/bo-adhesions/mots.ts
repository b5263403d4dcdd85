import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatHour } from '@entrelles/contract/kit/french-days.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import type { RaisonSuggestion } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { formatDate, formatJour } from '#kit/dates.ts'
import { capitalize } from '#kit/words.ts'

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

export const ORIGINES: Readonly<Record<OrigineAdhesion, string>> = {
  en_ligne: 'En ligne',
  cheque: 'Chèque',
  virement: 'Virement',
  especes: 'Espèces',
  offerte: 'Offerte',
}

export const RAISONS: Readonly<Record<RaisonSuggestion, string>> = {
  meme_email: 'même e-mail',
  meme_commande: 'même commande',
  meme_nom: 'même nom',
  bon_montant: 'bon montant',
  date_proche: 'date proche',
}

/** 13/11/2026 à 19 h 04 */
export const formatMoment = (instant: string): string => `${formatDate(instant)} à ${formatHour(instant)}`

/** 20/12/2025 – 19/12/2026 */
export const formatPeriode = (debut: CivilDay | null, fin: CivilDay | null): string =>
  debut === null || fin === null ? 'à confirmer' : `${formatJour(debut)} – ${formatJour(fin)}`

/** novembre */
export const formatMois = (day: CivilDay): string => month.format(new Date(day))

/** Her names, or what stands for them once her account is erased. */
export const formatNom = (adherente: { prenom: string; nom: string | null } | null): string =>
  adherente ? [adherente.prenom, adherente.nom].filter(Boolean).join(' ') : 'Ancienne membre'

/** Where she stands, in a few words. */
export const formatSituation = (payeJusquau: CivilDay | null, today: CivilDay): string => {
  if (payeJusquau === null) return 'jamais adhérente'
  return payeJusquau < today
    ? `expirée le ${formatJour(payeJusquau)}`
    : `à jour au ${formatJour(payeJusquau)}`
}

/** What a payment of that day will open for her: said before it is entered. */
export const formatAnnonce = (
  { payeJusquau }: { readonly payeJusquau: CivilDay | null },
  paidOn: CivilDay,
  graceDays: number,
  today: CivilDay,
): string => {
  const { debut, fin } = periodeOf(paidOn, payeJusquau, graceDays)
  const situation = formatSituation(payeJusquau, today)
  return `${capitalize(situation)}. La nouvelle période ira du ${formatJour(debut)} au ${formatJour(fin)}.`
}
