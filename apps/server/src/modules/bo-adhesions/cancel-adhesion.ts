import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { AnnulationAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type { Ctx } from '#kit/ctx.ts'
import { cancelPeriode } from '#modules/adhesions/adhesions.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updatePaiement } from '#modules/paiements/paiements.public.ts'
import { findAdhesionNommee } from './noms.queries.ts'

/** Cancels a year, which also resolves the anomaly of its payment. */
export const cancelAdhesion = async (
  id: AdhesionId,
  { motif }: AnnulationAdhesion,
  ctx: Ctx,
): Promise<void> => {
  const adhesion = await findAdhesionNommee(ctx.db, id)
  if (!adhesion) throw adhesionsErrors.adhesion_introuvable()
  await cancelPeriode(id, motif, ctx)
  await updatePaiement(ctx.db, adhesion.paiementId, { traite_le: ctx.now() })
  await journalise(ctx, {
    action: 'adhesions.annuler',
    cible: { type: 'adhesion', id, nom: adhesion.libelle },
    avant: { dateDebut: adhesion.dateDebut, dateFin: adhesion.dateFin },
    apres: { motif },
  })
}
