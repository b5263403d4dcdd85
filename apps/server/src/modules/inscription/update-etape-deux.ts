import { areSameNames, SAME_NAMES } from '@entrelles/contract/kit/identity-rules.ts'
import type { EtapeDeux } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateCompte, updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeDeux = ({ nom, dateDeNaissance, ...rest }: EtapeDeux, ctx: Ctx): Promise<void> =>
  updateEtape('etape_deux', ctx, async ({ id, prenom }) => {
    nothingLeft(rest)
    refuse([['nom', areSameNames(prenom, nom), SAME_NAMES]])
    await updateCompte(ctx.db, id, { nom })
    await updateInscription(ctx.db, id, { date_naissance: dateDeNaissance })
  })
