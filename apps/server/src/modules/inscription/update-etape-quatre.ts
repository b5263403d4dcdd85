import {
  AMBITION_MANQUANTE,
  SECTEUR_MANQUANT,
  type EtapeQuatre,
} from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { nothingLeft } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { updateInscription } from './inscription.repository.ts'
import { refuse, updateEtape } from './update-etape.ts'

export const updateEtapeQuatre = (
  { ambition, nouvelleAmbition, secteurActivite, ...rest }: EtapeQuatre,
  ctx: Ctx,
): Promise<void> =>
  updateEtape('etape_quatre', ctx, async ({ id }) => {
    nothingLeft(rest)
    const ambitions = ambition === undefined ? [] : [ambition]
    refuse([
      ['ambition', !(await areReferentiels(ctx.db, 'ambition', ambitions)), AMBITION_MANQUANTE],
      ['secteurActivite', !(await areReferentiels(ctx.db, 'activite', [secteurActivite])), SECTEUR_MANQUANT],
    ])
    await updateInscription(ctx.db, id, {
      ambition_id: ambition ?? null,
      ambition_libre: nouvelleAmbition || null,
      secteur_id: secteurActivite,
    })
  })
