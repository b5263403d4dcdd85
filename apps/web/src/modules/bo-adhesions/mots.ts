import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { capitalize, formatName, formatShortDay } from '@entrelles/contract/kit/format.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import type { RaisonSuggestion } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'

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

/** « 20/12/2025 – 19/12/2026 » */
export const formatPeriode = (debut: CivilDay | null, fin: CivilDay | null): string =>
  debut === null || fin === null ? 'à confirmer' : `${formatShortDay(debut)} – ${formatShortDay(fin)}`

/** The name of a member, or a placeholder once her account is deleted. */
export const formatNom = (adherente: { prenom: string; nom: string | null } | null): string =>
  adherente ? formatName(adherente) : 'Ancienne membre'

/** Membership situation, in a few words. */
export const formatSituation = (payeJusquau: CivilDay | null, today: CivilDay): string => {
  if (payeJusquau === null) return 'jamais adhérente'
  return payeJusquau < today
    ? `expirée le ${formatShortDay(payeJusquau)}`
    : `à jour au ${formatShortDay(payeJusquau)}`
}

/** Announces the period that a payment of that day will open. */
export const formatAnnonce = (
  { payeJusquau }: { readonly payeJusquau: CivilDay | null },
  paidOn: CivilDay,
  graceDays: number,
  today: CivilDay,
): string => {
  const { debut, fin } = periodeOf(paidOn, payeJusquau, graceDays)
  const situation = formatSituation(payeJusquau, today)
  return `${capitalize(situation)}. La nouvelle période ira du ${formatShortDay(debut)} au ${formatShortDay(fin)}.`
}
