import type { EtapeTrois } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { VILLE_MANQUANTE } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { isVille } from '#modules/referentiels/referentiels.public.ts'
import { updateCompte } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeTrois = ({ villeId, ...rest }: EtapeTrois, ctx: Ctx): Promise<void> =>
  updateEtape('etape_trois', ctx, async ({ id }) => {
    nothingLeft(rest)
    refuse([['villeId', !(await isVille(ctx.db, villeId)), VILLE_MANQUANTE]])
    await updateCompte(ctx.db, id, { ville_id: villeId })
  })
