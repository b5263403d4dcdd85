import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { promesseOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import {
  SIGNALEMENTS_POUR_MASQUER,
  type SignalementForm,
  type SignalementId,
  type SignalementRecu,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { nomCible, REPONSE_DEJA_EXAMINE } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Figee, Signalable } from '#kit/signalables.ts'
import { createBlocage } from '#modules/blocages/blocages.public.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { signalementLettre } from './moderation.lettres.ts'
import { findModeratrices } from './signalements.queries.ts'
import {
  countAuteure,
  countAuteuresAfter,
  findJuge,
  findMienOuvert,
  getMien,
  getVersionJugee,
  holdSignalement,
  insertAuteure,
  markMasque,
} from './signalements.repository.ts'

type Mien = Awaited<ReturnType<typeof getMien>>

const recuOf = (mien: Mien): SignalementRecu => ({
  id: mien.id as SignalementId,
  statut: mien.statut,
  reponseAvant: promesseOf(mien).toISOString(),
  masque: mien.isMasque,
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

type Signalee = { readonly hide: Signalable['hide']; readonly figee: Figee }

/** Whether its moderator asks to hide it, or enough members report it. A version that somebody has judged is not hidden. */
const isToHide = async (
  signalementId: string,
  form: SignalementForm,
  { version }: Figee,
  { db }: Ctx,
): Promise<boolean> => {
  const jugee = await getVersionJugee(db, form)
  if (form.masquer) return version !== null && version > jugee
  return (await countAuteuresAfter(db, signalementId, jugee)) >= SIGNALEMENTS_POUR_MASQUER
}

/** Hides a content until a moderator decides. */
const hideIfDue = async (
  signalementId: string,
  form: SignalementForm,
  { hide, figee }: Signalee,
  ctx: Ctx,
): Promise<void> => {
  const { cibleType: type, cibleId, masquer, motif } = form
  if (!hide || !(await isToHide(signalementId, form, figee, ctx))) return
  if (!(await markMasque(ctx.db, signalementId))) return
  await hide(ctx, cibleId)
  if (!masquer) return
  const nom = nomCible({ type, titre: figee.titre })
  const cible = { type: 'signalement', id: signalementId, nom } as const
  await journalise(ctx, { action: 'moderation.masquer', cible, apres: { motif } })
}

/** Adds the caller to the reporters of this target. */
const join = async (form: SignalementForm, signalee: Signalee, ctx: Ctx): Promise<string> => {
  const { db, actor, now } = ctx
  const { figee } = signalee
  const signalementId = await holdSignalement(db, form, figee, now())
  const ligne = { signalementId, compteId: actor.id, reponse: null }
  // Undefined: she has reported it already, without hiding it or from another tab.
  if ((await insertAuteure(db, ligne, form, figee, now())) !== undefined) {
    const priorite = await countAuteure(db, signalementId, form, now())
    await tellModeratrices(signalementId, form, figee, priorite === 'haute', ctx)
  }
  await hideIfDue(signalementId, form, signalee, ctx)
  return signalementId
}

const report = async (form: SignalementForm, ctx: Ctx): Promise<Mien> => {
  const { db, actor, now, signalables } = ctx
  const already = await findMienOuvert(db, actor.id, form)
  if (already && !form.masquer) return already
  const signalable = signalables.get(form.cibleType)
  const figee = await signalable?.freeze(db, actor, form.cibleId, ctx)
  if (!figee) throw commonErrors.introuvable()
  if (figee.auteureId === actor.id) throw moderationErrors.signalement_de_soi()
  if (form.masquer && !figee.mayHide) throw moderationErrors.masquage_refuse()
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
