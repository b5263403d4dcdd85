import {
  AMBITION_MANQUANTE,
  type AmbitionForm,
  type EtapeCinq,
  type EtapeSix,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { lockCompte, updateInscription } from './inscription.repository.ts'
import { saveSituations } from './update-etape-cinq.ts'
import { saveAttentes } from './update-etape-six.ts'
import { refuse } from './update-etape.ts'

// Answers of the sign-up that a member changes later, in her profile: by the same rules as in its steps.

export const updateAmbition = async (
  { ambition, nouvelleAmbition, ...rest }: AmbitionForm,
  { db, actor }: Ctx,
): Promise<void> => {
  nothingLeft(rest)
  await lockCompte(db, actor.id)
  const ambitions = ambition === undefined ? [] : [ambition]
  refuse([['ambition', !(await areReferentiels(db, 'ambition', ambitions)), AMBITION_MANQUANTE]])
  await updateInscription(db, actor.id, {
    ambition_id: ambition ?? null,
    ambition_libre: nouvelleAmbition || null,
  })
}

export const updateSituations = async (form: EtapeCinq, { db, actor }: Ctx): Promise<void> => {
  await lockCompte(db, actor.id)
  await saveSituations(db, actor.id, form)
}

export const updateAttentes = async (form: EtapeSix, { db, actor }: Ctx): Promise<void> => {
  await lockCompte(db, actor.id)
  await saveAttentes(db, actor.id, form)
}
