import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import {
  CONSENTEMENT_FUTUR,
  DEMANDE_MS,
  TEXTE_CONSENTEMENT,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { intervenantsErrors } from '@entrelles/contract/modules/intervenants/intervenants.errors.ts'
import type {
  ConsentementForm,
  DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { sendDemandeConsentementJob } from './bo-intervenants.jobs.ts'
import { lockIntervenants, updateConsentement, updateDemande } from './bo-intervenants.repository.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'

const held = async (id: IntervenantId, { db, actor }: Ctx): Promise<DetailIntervenantBo> => {
  await lockIntervenants(db, [id])
  return getIntervenantBo(db, actor, id)
}

const told = async (
  action: ActionJournal,
  before: DetailIntervenantBo,
  ctx: Ctx,
): Promise<DetailIntervenantBo> => {
  const intervenant = await getIntervenantBo(ctx.db, ctx.actor, before.id)
  await journalise(ctx, {
    action,
    cible: cibleOf(intervenant),
    avant: valeursOf(before),
    apres: valeursOf(intervenant),
  })
  return intervenant
}

/** Asks her by mail whether she agrees to be shown, once a day at most. */
export const sendDemandeConsentement = async (id: IntervenantId, ctx: Ctx): Promise<DetailIntervenantBo> => {
  const { db, enqueue } = ctx
  const now = ctx.now()
  const before = await held(id, ctx)
  const { email, consentement, consentementDemandeLe: demandeLe } = before
  if (consentement !== null) throw intervenantsErrors.consentement_deja_donne()
  if (email === null) throw intervenantsErrors.email_manquant()
  if (demandeLe !== null && now.getTime() - new Date(demandeLe).getTime() < DEMANDE_MS)
    throw intervenantsErrors.demande_recente()
  await updateDemande(db, id, now)
  await enqueue(sendDemandeConsentementJob, { intervenantId: id, le: now.toISOString() })
  return told('intervenants.demander_consentement', before, ctx)
}

/** Notes that she has agreed to the current text, on which day and how. */
export const createConsentement = async (
  id: IntervenantId,
  { preuve, date }: ConsentementForm,
  ctx: Ctx,
): Promise<DetailIntervenantBo> => {
  const before = await held(id, ctx)
  if (before.consentement !== null) throw intervenantsErrors.consentement_deja_donne()
  if (date > parisDay(ctx.now())) throw invalidForm([{ champ: 'date', message: CONSENTEMENT_FUTUR }])
  // At noon: the day is the same wherever it is read.
  const le = instantOf(`${date} 12:00`, ZONE_PARIS)
  await updateConsentement(ctx.db, id, { le, version: TEXTE_CONSENTEMENT.version, preuve })
  return told('intervenants.noter_consentement', before, ctx)
}

/** Notes that she agrees no longer. */
export const deleteConsentement = async (id: IntervenantId, ctx: Ctx): Promise<DetailIntervenantBo> => {
  const before = await held(id, ctx)
  await updateConsentement(ctx.db, id, null)
  return told('intervenants.retirer_consentement', before, ctx)
}
