import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  COMPETENCE_INCONNUE,
  SECTEUR_INCONNU,
  type ProfilEdition,
  type ProfilForm,
} from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { writePhoto } from '#modules/compte/compte.public.ts'
import { writeSecteur } from '#modules/inscription/inscription.public.ts'
import { attachMedia, detachMedia } from '#modules/medias/medias.public.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { getProfilEdition } from './get-profil-edition.ts'
import { findChoix } from './profil.queries.ts'
import { lockCompte, writeCompetences, writeProfil } from './profil.repository.ts'

/** Saved choices may stay even if they are no longer offered; new ones must be offered. */
const checkChoix = async (form: ProfilForm, { db, actor }: Ctx): Promise<void> => {
  const avant = await findChoix(db, actor.id)
  const neuves = (ids: readonly string[]) => ids.filter((id) => !avant.competences.includes(id))
  const secteurs = form.secteurId !== null && form.secteurId !== avant.secteurId ? [form.secteurId] : []
  const checks = [
    ['secteurId', await areReferentiels(db, 'activite', secteurs), SECTEUR_INCONNU],
    ['competences', await areReferentiels(db, 'competence', neuves(form.competences)), COMPETENCE_INCONNUE],
    ['recherches', await areReferentiels(db, 'competence', neuves(form.recherches)), COMPETENCE_INCONNUE],
  ] as const
  const violations = checks.flatMap(([champ, holds, message]) => (holds ? [] : [{ champ, message }]))
  if (violations.length > 0) throw invalidForm(violations)
}

const changePhoto = async (photoId: string | null, avant: string | null, ctx: Ctx): Promise<void> => {
  const compteId = ctx.actor.id
  const photo =
    photoId &&
    (await attachMedia(ctx, photoId, { usage: 'portrait', compteId, shown: avant, champ: 'photoId' }))
  if (photo === avant) return
  await writePhoto(ctx.db, compteId, photo)
  if (avant !== null) await detachMedia(ctx, avant)
}

export const updateProfil = async (id: AdherenteId, form: ProfilForm, ctx: Ctx): Promise<ProfilEdition> => {
  const { db, actor, now } = ctx
  const compte = id === actor.id ? await lockCompte(db, id) : undefined
  if (!compte) throw commonErrors.introuvable()
  await checkChoix(form, ctx)
  if (!(await writeProfil(db, id, form, now()))) throw commonErrors.version_depassee()
  await writeCompetences(db, id, form)
  await writeSecteur(db, id, form.secteurId)
  if (form.photoId !== undefined) await changePhoto(form.photoId, compte.photo, ctx)
  return getProfilEdition(db, actor, id)
}
