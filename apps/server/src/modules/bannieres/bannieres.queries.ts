import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'

export type Lectrice = Pick<SignedIn, 'id' | 'roles' | 'territoireIds'>

/** Whether a banner `b` is in progress on that day, in the words of the index `bannieres_en_cours`. */
export const isEnCours = (today: CivilDay) => sql<boolean>`daterange(b.debut, b.fin, '[]') @> ${today}::date`

/** Whether a banner `b` addresses the member: by her roles, and by the branches that are hers, follows or coordinates. */
export const addresses = ({ id, roles, territoireIds }: Lectrice) => sql<boolean>`
  (b.roles = '{}' or b.roles && ${roles}::text[])
  and (b.territoire_ids = '{}' or b.territoire_ids && (${territoireIds}::uuid[] || array(
    select territoire_id from rattachements where compte_id = ${id} and fin is null)))`

/**
 * The banner of a member on that day: of those that address her and that she has not dismissed, the one that began last,
 * then the one written last. Those in progress are read first, whatever the planner thinks of the order.
 */
export const selectBanniereEnCours = (db: Db, lectrice: Lectrice, today: CivilDay) =>
  db
    .with(
      (cte) => cte('b').materialized(),
      (query) => query.selectFrom('bannieres as b').where(isEnCours(today)).selectAll(),
    )
    .selectFrom('b')
    .where(addresses(lectrice))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bannieres_vues as v')
            .whereRef('v.banniere_id', '=', 'b.id')
            .where('v.compte_id', '=', lectrice.id)
            .select('v.date'),
        ),
      ),
    )
    .orderBy('b.debut', 'desc')
    .orderBy('b.id', 'desc')
    .limit(1)
    .select((eb) => [
      eb.ref('b.id').$castTo<BanniereId>().as('id'),
      'b.texte_ligne1 as texteLigne1',
      'b.texte_ligne2 as texteLigne2',
      'b.texte_bouton as texteBouton',
      'b.lien_bouton as lienBouton',
    ])
