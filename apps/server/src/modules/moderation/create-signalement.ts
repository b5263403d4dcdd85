import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { promesseOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import {
  SIGNALEMENTS_POUR_MASQUER,
  type SignalementForm,
  type SignalementId,
  type SignalementRecu,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { REPONSE_DEJA_EXAMINE } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Figee, Signalable } from '#kit/signalables.ts'
import { createBlocage } from '#modules/blocages/blocages.public.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { signalementLettre } from './moderation.lettres.ts'
import { findModeratrices } from './signalements.queries.ts'
import {
  countAuteure,
  countNonJugees,
  findJuge,
  findMienOuvert,
  getMien,
  holdSignalement,
  insertAuteure,
  markMasque,
} from './signalements.repository.ts'

type Mien = Awaited<ReturnType<typeof getMien>>

const recuOf = (mien: Mien): SignalementRecu => ({
  id: mien.id as SignalementId,
  statut: mien.statut,
  reponseAvant: promesseOf(mien).toISOString(),
})

/** Tells the moderators, without the name of the reporter nor a word of what she reports. */
const tellModeratrices = async (
  signalementId: string,
  { cibleType: type }: SignalementForm,
  { auteureId, territoireId }: Figee,
  isHaute: boolean,
  ctx: Ctx,
): Promise<void> => {
  const moderatrices = await findModeratrices(ctx, { type, auteureId, territoireId, compteId: ctx.actor.id })
  await sendLettres(
    ctx,
    signalementLettre,
    moderatrices.map(({ id: compteId, espace }) => ({
      compteId,
      donnees: { signalementId, compteId, espace, type, isHaute },
    })),
  )
}

/** Adds the caller to the reporters of this target, and hides a content that has enough of them. */
const join = async (
  form: SignalementForm,
  { hide, figee }: { readonly hide: Signalable['hide']; readonly figee: Figee },
  ctx: Ctx,
): Promise<string> => {
  const { db, actor, now } = ctx
  const signalementId = await holdSignalement(db, form, figee, now())
  const ligne = { signalementId, compteId: actor.id, reponse: null }
  // Undefined: the same member has reported it meanwhile, from another tab.
  if ((await insertAuteure(db, ligne, form, figee, now())) === undefined) return signalementId
  const { priorite, isMasque } = await countAuteure(db, signalementId, form, now())
  if (hide && !isMasque && (await countNonJugees(db, signalementId, form)) >= SIGNALEMENTS_POUR_MASQUER) {
    await hide(ctx, form.cibleId)
    await markMasque(db, signalementId)
  }
  await tellModeratrices(signalementId, form, figee, priorite === 'haute', ctx)
  return signalementId
}

const report = async (form: SignalementForm, ctx: Ctx): Promise<Mien> => {
  const { db, actor, now, signalables } = ctx
  const already = await findMienOuvert(db, actor.id, form)
  if (already) return already
  const signalable = signalables.get(form.cibleType)
  const figee = await signalable?.freeze(db, actor, form.cibleId, ctx)
  if (!figee) throw commonErrors.introuvable()
  if (figee.auteureId === actor.id) throw moderationErrors.signalement_de_soi()
  const jugeId = figee.version === null ? undefined : await findJuge(db, form, figee.version)
  if (jugeId === undefined)
    return getMien(db, actor.id, await join(form, { hide: signalable?.hide, figee }, ctx))
  const ligne = { signalementId: jugeId, compteId: actor.id, reponse: REPONSE_DEJA_EXAMINE }
  await insertAuteure(db, ligne, form, figee, now())
  return getMien(db, actor.id, jugeId)
}

/**
 * Reports a content or a member. A copy is kept of what the reporter sees; several reports of one target are examined
 * together.
 */
export const createSignalement = async (form: SignalementForm, ctx: Ctx): Promise<SignalementRecu> => {
  const mien = await report(form, ctx)
  if (form.bloquer && mien.auteureId !== null) await createBlocage(ctx, mien.auteureId as AdherenteId)
  return recuOf(mien)
}
