import {
  SITUATION_MANQUANTE,
  type EtapeCinq,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateChoix, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

/** Checks and writes the situations. */
export const saveSituations = async (
  db: Tx,
  compteId: string,
  { situations, nouvelleSituation, ...rest }: EtapeCinq,
): Promise<void> => {
  nothingLeft(rest)
  refuse([['situations', !(await areReferentiels(db, 'situation', situations)), SITUATION_MANQUANTE]])
  await updateChoix(db, compteId, 'situation', situations)
  await updateInscription(db, compteId, { situation_libre: nouvelleSituation || null })
}

export const updateEtapeCinq = (form: EtapeCinq, ctx: Ctx): Promise<void> =>
  updateEtape('etape_cinq', ctx, ({ id }) => saveSituations(ctx.db, id, form))
