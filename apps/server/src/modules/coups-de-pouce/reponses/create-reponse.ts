import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import {
  AIDE_A_SOI,
  PRIVE_SANS_DESTINATAIRE,
  REPONSE_FERMEE,
  type ReponseForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import {
  droitsOf,
  droitsReponseOf,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ReponseCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { tellSuiveusesJob } from '../coups-de-pouce.jobs.ts'
import type { Tenu } from '../coups-de-pouce.repository.ts'
import { holdCoupDePouce } from '../hold-coup-de-pouce.ts'
import { sendReponseLettres } from '../lettres/reponse.lettres.ts'
import { findLisible } from './hold-reponse.ts'
import { getReponse } from './reponses.queries.ts'
import { countReponse, insertReponse, type Reponse } from './reponses.repository.ts'

/** The answer that this one answers, if it takes answers. */
const findParente = async (
  demande: Tenu,
  id: ReponseForm['reponseParenteId'],
  ctx: Ctx,
): Promise<Reponse | undefined> => {
  if (id === null) return undefined
  const parente = await findLisible(demande, id, ctx)
  if (!droitsReponseOf(ctx.actor, demande, parente).repondre)
    throw invalidForm([{ champ: 'reponseParenteId', message: REPONSE_FERMEE }])
  return parente
}

/** The recipient of a private answer: the author of the request or, if the author writes it, the member whom she answers. */
const destinataireOf = (
  prive: boolean,
  { auteureId }: Tenu,
  parente: Reponse | undefined,
  actorId: string,
): string | null => {
  if (!prive) return null
  const destinataireId = auteureId === actorId ? parente?.auteureId : auteureId
  if (destinataireId === undefined || destinataireId === null || destinataireId === actorId)
    throw invalidForm([{ champ: 'prive', message: PRIVE_SANS_DESTINATAIRE }])
  return destinataireId
}

/** Answers a request, publicly or for its author alone; the reply to a private answer is private. */
export const createReponse = async (
  id: string,
  { reponseParenteId, ...form }: ReponseForm,
  ctx: Ctx,
): Promise<ReponseCoupDePouce> => {
  const { db, actor } = ctx
  const demande = await holdCoupDePouce(id, ctx)
  if (!droitsOf(actor, demande).repondre) throw coupsDePouceErrors.ferme()
  await requireFree(ctx, 'publication')
  const parente = await findParente(demande, reponseParenteId, ctx)
  if (form.propose && demande.auteureId === actor.id)
    throw invalidForm([{ champ: 'propose', message: AIDE_A_SOI }])
  const prive = form.prive || parente?.prive === true
  const destinataireId = destinataireOf(prive, demande, parente, actor.id)
  const deLAuteure = demande.auteureId === actor.id
  const reponse = { auteureId: actor.id, deLAuteure, prive, destinataireId, parente }
  const reponseId = await insertReponse(
    db,
    { ...form, prive },
    { ...reponse, demandeId: demande.id },
    ctx.now(),
  )
  await countReponse(db, demande.id, reponse, 1)
  await sendReponseLettres(ctx, demande, { ...reponse, id: reponseId })
  if (!prive) await ctx.enqueue(tellSuiveusesJob, { reponseId })
  return getReponse(demande.id, reponseId, ctx)
}
