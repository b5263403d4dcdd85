import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { alertesErrors } from '@entrelles/contract/modules/recherche/alertes.errors.ts'
import {
  SANS_MOT,
  type AlerteRecherche,
  type AlerteRechercheForm,
} from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { ALERTES_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type { Ctx } from '#kit/ctx.ts'
import { formeOf } from '../recherche.repository.ts'
import { findAlerte, insertAlerte, listAlertes, lockAlertes } from './alertes.repository.ts'

/** Adds an alert, or returns the one that she has on the same words. */
export const createAlerte = async (
  form: AlerteRechercheForm,
  { db, actor, now }: Ctx,
): Promise<AlerteRecherche> => {
  const forme = await formeOf(db, form.termes)
  if (forme === '') throw invalidForm([{ champ: 'termes', message: SANS_MOT }])
  await lockAlertes(db, actor.id)
  const same = { forme, categorie: form.categorie }
  const standing = await findAlerte(db, actor.id, same)
  if (standing) return standing
  if ((await listAlertes(db, actor.id)).length >= ALERTES_MAX) throw alertesErrors.trop_d_alertes()
  await insertAlerte(db, actor.id, form, forme, now())
  const created = await findAlerte(db, actor.id, same)
  if (!created) throw new Error('the alert is not there after its insertion')
  return created
}
