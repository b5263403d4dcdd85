import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import {
  JUSQUAU_PASSE,
  type DecisionForm,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import { isReservee } from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { ActionDecision } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { suspendMembre } from '#modules/bo-adherentes/bo-adherentes.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { endMasqueDOffice, insertDecision, insertRestriction, liftMasquages } from './examen.repository.ts'
import type { Faits } from './faits-dossier.queries.ts'
import { cibleOf, holdPris } from './hold-dossier.ts'
import { isAdministratrice } from './perimetre.filters.ts'
import { tellAdministratrices, tellMembre } from './lettres/tell-decision.ts'

/** The rows that a measure writes in other tables. */
type Effets = { readonly restrictionId?: string; readonly suspensionId?: string }
type Apply = (faits: Faits, form: DecisionForm, ctx: Ctx) => Promise<Effets>

const requireAuteure = ({ auteureId }: Faits): string => {
  if (auteureId === null) throw boModerationErrors.sans_auteure()
  return auteureId
}

const signalableOf = ({ type, isMasquable }: Faits, { signalables }: Ctx) => {
  if (!isMasquable) throw boModerationErrors.non_masquable()
  return signalables.get(type)
}

const hide: Apply = async (faits, _form, ctx) => {
  const signalable = signalableOf(faits, ctx)
  if (faits.isMasqueParDecision) throw boModerationErrors.deja_masque()
  await signalable?.hide?.(ctx, faits.cibleId)
  await endMasqueDOffice(ctx.db, faits.id)
  return {}
}

const restore: Apply = async (faits, _form, ctx) => {
  const signalable = signalableOf(faits, ctx)
  if (!faits.isMasque) throw boModerationErrors.pas_masque()
  if (faits.isRetire) throw boModerationErrors.contenu_retire()
  await signalable?.restore?.(ctx, faits.cibleId)
  await endMasqueDOffice(ctx.db, faits.id)
  await liftMasquages(ctx.db, faits.id, ctx.now())
  return {}
}

const warn: Apply = async (faits) => {
  requireAuteure(faits)
  return {}
}

const restrict: Apply = async (faits, { portee, jusquau, motif }, { db, actor, now }) => {
  const compteId = requireAuteure(faits)
  if (portee === null || jusquau === null) return {}
  const restriction = { compteId, portee, jusquau, motif, parId: actor.id }
  return { restrictionId: await insertRestriction(db, restriction, now()) }
}

/** As the suspension of a member’s record does, it needs the password again (0033). */
const suspend: Apply = async (faits, { jusquau, motif: message }, ctx) => {
  const compteId = requireAuteure(faits)
  if (!ctx.actor.confirmee) throw commonErrors.confirmation_requise()
  const form = { motif: 'signalement' as const, message, jusquau: jusquau ?? undefined }
  const { suspensionId } = await suspendMembre(compteId, form, ctx)
  return { suspensionId }
}

const proposeExclusion: Apply = async (faits) => {
  requireAuteure(faits)
  if (faits.exclusion) throw boModerationErrors.exclusion_en_attente()
  return {}
}

const APPLY: Readonly<Record<ActionDecision, Apply>> = {
  masquer: hide,
  restaurer: restore,
  avertir: warn,
  restreindre: restrict,
  suspendre: suspend,
  exclure: proposeExclusion,
}

/** Decides a measure, and tells the member why. Several may follow before the report is closed. */
export const createDecision = async (id: DossierId, form: DecisionForm, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const faits = await holdPris(id, ctx)
  const { action, motif, portee, jusquau } = form
  if (isReservee(action) && !isAdministratrice(actor)) throw boModerationErrors.mesure_reservee()
  if (jusquau !== null && jusquau < parisDay(now()))
    throw invalidForm([{ champ: 'jusquau', message: JUSQUAU_PASSE }])
  const effets = await APPLY[action](faits, form, ctx)
  const { examen, auteureId: compteId } = faits
  const decision = { ...form, ...effets, signalementId: id, parId: actor.id, examen, compteId }
  const decisionId = await insertDecision(db, decision, now())
  const isProposee = action === 'exclure'
  await (isProposee
    ? tellAdministratrices(decisionId, faits, ctx)
    : tellMembre(decisionId, action, faits, ctx))
  await journalise(ctx, {
    action: isProposee ? 'moderation.proposer_exclusion' : 'moderation.decider',
    cible: cibleOf(faits),
    apres: { action, motif, portee, jusquau } satisfies Complete<DecisionForm>,
  })
}
