import {
  ATTENTE_MANQUANTE,
  type EtapeSix,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateChoix, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

/** Checks and writes the expectations. */
export const saveAttentes = async (
  db: Tx,
  compteId: string,
  { attentes, nouvelleAttente, ...rest }: EtapeSix,
): Promise<void> => {
  nothingLeft(rest)
  refuse([['attentes', !(await areReferentiels(db, 'attente', attentes)), ATTENTE_MANQUANTE]])
  await updateChoix(db, compteId, 'attente', attentes)
  await updateInscription(db, compteId, { attente_libre: nouvelleAttente || null })
}

export const updateEtapeSix = (form: EtapeSix, ctx: Ctx): Promise<void> =>
  updateEtape('etape_six', ctx, ({ id }) => saveAttentes(ctx.db, id, form))
