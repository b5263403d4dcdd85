import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  DELAI_RECLAMATION_JOURS,
  type ReclamationForm,
  type ReclamationRecue,
} from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { reclamationRecueLettre } from './reclamations.lettres.ts'
import { insertReclamation } from './reclamations.repository.ts'

const isWeekend = (day: CivilDay): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day after that many working days; public holidays count as working days. */
export const addWorkingDays = (from: CivilDay, days: number): CivilDay => {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/** « Mon paiement n’apparaît pas »: stores the claim for administrators, and acknowledges it by mail. */
export const createReclamation = async (form: ReclamationForm, ctx: Ctx): Promise<ReclamationRecue> => {
  const { db, actor, now } = ctx
  const compte = await db.selectFrom('comptes').where('id', '=', actor.id).select('email').executeTakeFirst()
  if (!compte) throw commonErrors.non_connectee()
  if (form.datePaiement > parisDay(now()))
    throw invalidForm([{ champ: 'datePaiement', message: 'La date du paiement est dans le futur.' }])
  const repondreAvant = addWorkingDays(parisDay(now()), DELAI_RECLAMATION_JOURS)
  const { id, numero } = await insertReclamation(db, { ...form, compteId: actor.id, repondreAvant }, now())
  await sendLettre(ctx, reclamationRecueLettre, { compteId: actor.id, donnees: { reclamationId: id } })
  return { numero, repondreAvant, email: compte.email }
}
