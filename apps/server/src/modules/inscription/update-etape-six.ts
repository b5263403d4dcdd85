import {
  ATTENTE_MANQUANTE,
  type EtapeSix,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateChoix, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeSix = ({ attentes, nouvelleAttente }: EtapeSix, ctx: Ctx): Promise<void> =>
  updateEtape('etape_six', ctx, async ({ id }) => {
    refuse([['attentes', !(await areReferentiels(ctx.db, 'attente', attentes)), ATTENTE_MANQUANTE]])
    await updateChoix(ctx.db, id, 'attente', attentes)
    await updateInscription(ctx.db, id, { attente_libre: nouvelleAttente ?? null })
  })
