import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { BanniereBo, BanniereForm } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { TERRITOIRE_INCONNU } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Refuses branches that the form does not offer. Those chosen before stay valid: they may have closed since. */
export const assertBanniere = async (
  db: Db,
  { territoireIds }: Pick<BanniereForm, 'territoireIds'>,
  before?: Pick<BanniereBo, 'territoires'>,
): Promise<void> => {
  const had = before?.territoires.map(({ id }) => id) ?? []
  const { rows } = await sql`
    select from unnest(${territoireIds}::uuid[]) c (id) left join territoires t on t.id = c.id
    where (t.id is null or t.statut = 'fermee') and c.id <> all (${had}::uuid[])
    limit 1`.execute(db)
  if (rows.length > 0) throw invalidForm([{ champ: 'territoireIds', message: TERRITOIRE_INCONNU }])
}
