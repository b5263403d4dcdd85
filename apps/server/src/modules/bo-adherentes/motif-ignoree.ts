import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { EtapeInscription } from '@entrelles/contract/kit/roles.ts'
import {
  MOTIFS_IGNOREE,
  RELANCE_AVANT_JOURS,
  RELANCE_JOURS,
  type ActionFiches,
  type MotifIgnoree,
} from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'

/** The facts that decide whether an action applies to a member. */
export type Facts = {
  readonly territoireId: string | null
  readonly etapeInscription: EtapeInscription
  readonly payeJusquau: CivilDay | null
  readonly emailValide: boolean
  readonly administratrice: boolean
  readonly rappels: boolean
  readonly suspendue: boolean
  readonly suppressionDemandee: boolean
  /** The last reminder of the same type. */
  readonly relanceeLe: string | null
}

const DAY_MS = 86_400_000
const daysSince = (at: string, now: Date): number =>
  Math.round((Date.parse(parisDay(now)) - Date.parse(parisDay(new Date(at)))) / DAY_MS)

const motifOfRelance = (
  action: 'relancer_adhesion' | 'relancer_inscription',
  facts: Facts,
  now: Date,
): MotifIgnoree | undefined => {
  const isFinished = facts.etapeInscription === 'termine'
  if (facts.suppressionDemandee) return 'suppression_demandee'
  if (facts.suspendue) return 'suspendue'
  if (action === 'relancer_inscription' && isFinished) return 'inscription_terminee'
  if (action === 'relancer_adhesion' && !isFinished) return 'inscription_inachevee'
  if (!facts.emailValide) return 'email_non_valide'
  if (action === 'relancer_adhesion') {
    if (facts.administratrice) return 'administratrice'
    const horizon = addDays(parisDay(now), RELANCE_AVANT_JOURS)
    if (facts.payeJusquau !== null && facts.payeJusquau > horizon) return 'adhesion_a_jour'
    if (!facts.rappels) return 'rappels_refuses'
  }
  return facts.relanceeLe !== null && daysSince(facts.relanceeLe, now) < RELANCE_JOURS
    ? 'deja_relancee'
    : undefined
}

/** Only who may open her messages is written to. */
const motifOfMessage = (facts: Facts, now: Date, graceDays: number): MotifIgnoree | undefined => {
  if (facts.suppressionDemandee) return 'suppression_demandee'
  if (facts.suspendue) return 'suspendue'
  if (facts.administratrice) return undefined
  if (facts.etapeInscription !== 'termine') return 'inscription_inachevee'
  const seuil = addDays(parisDay(now), -graceDays)
  return facts.payeJusquau === null || facts.payeJusquau < seuil ? 'adhesion_expiree' : undefined
}

/** The reason why an action skips her; undefined if it applies. */
export const motifOf = (
  { action, territoireId }: { readonly action: ActionFiches; readonly territoireId?: string | undefined },
  facts: Facts,
  { now, graceDays }: { readonly now: Date; readonly graceDays: number },
): MotifIgnoree | undefined => {
  if (action === 'envoyer_message') return motifOfMessage(facts, now, graceDays)
  if (action !== 'rattacher') return motifOfRelance(action, facts, now)
  return facts.territoireId === territoireId ? 'deja_rattachee' : undefined
}

/** The same reason, with her own dates. */
export const raisonOf = (motif: MotifIgnoree, facts: Facts, now: Date): string => {
  if (motif === 'adhesion_a_jour' && facts.payeJusquau !== null)
    return `${MOTIFS_IGNOREE.adhesion_a_jour}, jusqu’au ${formatDay(facts.payeJusquau)}`
  if (motif !== 'deja_relancee' || facts.relanceeLe === null) return MOTIFS_IGNOREE[motif]
  const days = daysSince(facts.relanceeLe, now)
  if (days <= 0) return 'déjà relancée aujourd’hui'
  return days === 1 ? 'déjà relancée hier' : `déjà relancée il y a ${days} jours`
}
