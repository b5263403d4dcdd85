import {
  ATTENTE_MANQUANTE,
  type EtapeSix,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateChoix, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeSix = ({ attentes, nouvelleAttente, ...rest }: EtapeSix, ctx: Ctx): Promise<void> =>
  updateEtape('etape_six', ctx, async ({ id }) => {
    nothingLeft(rest)
    refuse([['attentes', !(await areReferentiels(ctx.db, 'attente', attentes)), ATTENTE_MANQUANTE]])
    await updateChoix(ctx.db, id, 'attente', attentes)
    await updateInscription(ctx.db, id, { attente_libre: nouvelleAttente || null })
  })
