import { sendLettre, sendLettres, type Inside } from '#modules/envois/envois.public.ts'
import { bienvenueLettre, nouvelleAdherenteLettre } from './adhesions.lettres.ts'

/** After a first payment: welcomes the member, and tells the coordinators of her branch. */
export const welcome = async (compteId: string, ctx: Inside): Promise<void> => {
  await sendLettre(ctx, bienvenueLettre, { compteId, donnees: { compteId } })
  const coordinatrices = await ctx.db
    .selectFrom('rattachements as r')
    .innerJoin('coordinations as k', 'k.territoire_id', 'r.territoire_id')
    .where('r.compte_id', '=', compteId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .where('k.compte_id', '<>', compteId)
    .select(['k.compte_id as coordinatriceId', 'r.territoire_id as territoireId'])
    .execute()
  await sendLettres(
    ctx,
    nouvelleAdherenteLettre,
    coordinatrices.map(({ coordinatriceId, territoireId }) => ({
      compteId: coordinatriceId,
      acteureId: compteId,
      donnees: { compteId, territoireId },
    })),
  )
}
