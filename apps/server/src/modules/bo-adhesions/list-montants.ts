import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type {
  DemandeMontants,
  Montants,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'

/** The amounts of some years; every access is recorded in the journal. */
export const listMontants = async ({ ids }: DemandeMontants, ctx: Ctx): Promise<Montants> => {
  const rows = await ctx.db
    .selectFrom('adhesions')
    .where('id', 'in', ids)
    .orderBy('creee_le', 'desc')
    .select(['id', 'numero', 'tarif', 'montant_cents as montant'])
    .execute()
  const [only] = rows
  if (!only) throw adhesionsErrors.adhesion_introuvable()
  await journalise(ctx, {
    action: 'adhesions.afficher_montants',
    cible:
      rows.length === 1
        ? { type: 'adhesion', id: only.id, nom: `l’adhésion ${only.numero}` }
        : { type: 'adhesions', id: 'liste', nom: `${rows.length} adhésions` },
    apres: { adhesions: rows.map(({ numero }) => numero) },
  })
  return { montants: rows.map(({ id, tarif, montant }) => ({ id: id as AdhesionId, tarif, montant })) }
}
