import { z } from '@entrelles/contract/kit/z.ts'
import { decisionForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import {
  ACTIONS_DECISION,
  type ActionDecision,
} from '@entrelles/contract/modules/moderation/mesures.schema.ts'

export const MESURE_A_CHOISIR = 'Choisis au moins une mesure.'

const saisie = z.strictObject({
  actions: z.array(z.enum(ACTIONS_DECISION)).min(1, MESURE_A_CHOISIR),
  motif: decisionForm.shape.motif,
  portee: z.string(),
  jusquauRestriction: z.string(),
  jusquauSuspension: z.string(),
})
type Saisie = z.output<typeof saisie>

export const MESURES_VIDES: Saisie = {
  actions: [],
  motif: '',
  portee: '',
  jusquauRestriction: '',
  jusquauSuspension: '',
}

/** The field that gives a part of a decision: a restriction and a suspension have each their own day. */
export const champOf = (action: ActionDecision, champ: string): string => {
  if (champ !== 'jusquau') return champ
  return action === 'suspendre' ? 'jusquauSuspension' : 'jusquauRestriction'
}

const ofChoice = (action: ActionDecision, { motif, portee, ...jours }: Saisie) => ({
  action,
  motif,
  ...(action === 'restreindre' && { portee: portee || null, jusquau: jours.jusquauRestriction || null }),
  ...(action === 'suspendre' && { jusquau: jours.jusquauSuspension || null }),
})

/** Several measures that share a reason: each is a decision of the contract, in the order of its list. */
export const mesuresForm = saisie.transform((chosen, issues) => {
  const decisions = ACTIONS_DECISION.filter((action) => chosen.actions.includes(action)).flatMap((action) => {
    const { data, error } = decisionForm.safeParse(ofChoice(action, chosen))
    for (const { path, message } of error?.issues ?? [])
      issues.addIssue({ code: 'custom', path: [champOf(action, String(path[0]))], message })
    return data ? [data] : []
  })
  return { decisions }
})
