import type { ActionForm, BilanAction } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '#kit/ctx.ts'
import { attachComptes } from '#modules/antennes/antennes.public.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { writeToMembre } from '#modules/messagerie/messagerie.public.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { relanceLettre } from './bo-adherentes.lettres.ts'
import { decideAction, findAntenne, typeOf, type Visee } from './bilan-action.ts'
import { cibleOf } from './lock-membre.ts'
import { porteeOf } from './portee-fiches.ts'
import { attachFichesJob } from './rattachement-fiches.jobs.ts'
import { insertRelances } from './relances.repository.ts'
import { writeFichesJob, type Lot } from './message-fiches.jobs.ts'

/** Attached within the request; above this number, by the worker. */
const AT_ONCE = 50
/** Written to within the request; above this number, by the worker. */
const WRITTEN_AT_ONCE = 200

const attach = async (territoireId: string, compteIds: readonly string[], ctx: Ctx): Promise<string> => {
  const portee = porteeOf(ctx.actor)
  const antenne = await findAntenne(ctx.db, portee, territoireId)
  if (compteIds.length > AT_ONCE)
    await ctx.enqueue(attachFichesJob, {
      territoireId,
      compteIds: [...compteIds],
      portee: portee ? [...portee] : null,
      le: ctx.now().toISOString(),
    })
  else await attachComptes(ctx.db, compteIds, territoireId, 'coordinatrice', ctx.now())
  return antenne.nom
}

/** Writes to each member within the request; above a number of them, by the worker. */
const write = async (lot: Lot, ctx: Ctx): Promise<void> => {
  await requireFree(ctx, 'message')
  if (lot.compteIds.length > WRITTEN_AT_ONCE)
    await ctx.enqueue(writeFichesJob, { ...lot, compteIds: [...lot.compteIds] })
  else for (const a of lot.compteIds) await writeToMembre(ctx, { ...lot, a })
}

const cibleDe = (lot: string, concernees: readonly Visee[]) => {
  const [only, ...others] = concernees
  return only && others.length === 0
    ? cibleOf(only)
    : ({ type: 'adherentes', id: lot, nom: `${concernees.length} adhérentes` } as const)
}

/** Applies the simulated action to the members it still concerns. */
export const createActionFiches = async (form: ActionForm, ctx: Ctx): Promise<BilanAction> => {
  const { concernees, bilan } = await decideAction(form, ctx, true)
  if (concernees.length === 0) throw boAdherentesErrors.aucune_concernee()
  const lot = uuid()
  const compteIds = concernees.map(({ id }) => id)
  const { action, territoireId, contenu = '' } = form
  let antenne: string | undefined
  if (action === 'rattacher') {
    antenne = await attach(territoireId ?? '', compteIds, ctx)
  } else if (action === 'envoyer_message') {
    await write({ lot, de: ctx.actor.id, contenu, compteIds }, ctx)
  } else {
    const type = typeOf(action)
    const relances = await insertRelances(ctx.db, { lot, type, parId: ctx.actor.id, compteIds }, ctx.now())
    await sendLettres(
      ctx,
      relanceLettre,
      relances.map(({ id, compte_id: compteId }) => ({ compteId, donnees: { relanceId: id, type } })),
    )
  }
  await journalise(ctx, {
    action: `adherentes.${action}`,
    cible: cibleDe(lot, concernees),
    apres: { antenne, concernees: bilan.nbConcernees, ignorees: bilan.nbIgnorees },
  })
  return bilan
}
