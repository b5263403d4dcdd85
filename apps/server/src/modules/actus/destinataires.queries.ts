import { mayCall } from '@entrelles/contract/kit/access.ts'
import type { DestinatairesAnnonces } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'

/** The totals that the directory keeps, of the branches that she may write an announcement to: nothing is counted. */
export const getDestinatairesAnnonces = async ({
  db,
  actor,
}: Pick<ReadCtx, 'db' | 'actor'>): Promise<DestinatairesAnnonces> => {
  const isAdministratrice = mayCall('administratrice', actor.roles)
  const reseau = isAdministratrice
    ? sql`(select coalesce(sum(nb), 0)::int from annuaire_blocs)`
    : sql`null::int`
  const hers = isAdministratrice ? sql`true` : sql`t.id = any (${[...actor.territoireIds]}::uuid[])`
  const { rows } = await sql<DestinatairesAnnonces>`
    select ${reseau} as reseau,
      (select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom, 'nb', coalesce(
          (select k.nb from compteurs k where k.cle = 't:' || t.id), 0)) order by t.nom, t.id), '[]')
        from territoires t where t.statut <> 'fermee' and ${hers}) as territoires`.execute(db)
  const [totaux] = rows
  if (!totaux) throw new Error('the totals did not answer')
  return totaux
}
