import {
  SITUATION_MANQUANTE,
  type EtapeCinq,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateChoix, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeCinq = (
  { situations, nouvelleSituation, ...rest }: EtapeCinq,
  ctx: Ctx,
): Promise<void> =>
  updateEtape('etape_cinq', ctx, async ({ id }) => {
    nothingLeft(rest)
    refuse([['situations', !(await areReferentiels(ctx.db, 'situation', situations)), SITUATION_MANQUANTE]])
    await updateChoix(ctx.db, id, 'situation', situations)
    await updateInscription(ctx.db, id, { situation_libre: nouvelleSituation || null })
  })
