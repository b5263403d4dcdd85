import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { RemarqueBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { StatutRemarque } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { sql } from 'kysely'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { nomJson } from '../bo-ressources.columns.ts'
import { managedBy } from '../managed-ressources.ts'

type Asked = { readonly statut: StatutRemarque; readonly page: number }

/** What members say about the resources that the caller manages: the oldest first while it waits, the latest first after. */
export const listRemarques = async (
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
  { statut, page }: Asked,
) => {
  const from = sql`
    from remarques_ressource q join ressources r on r.id = q.ressource_id
    where q.statut = ${statut} and ${managedBy(actor, 'r')}`
  const order = statut === 'a_traiter' ? sql`q.cree_le, q.id` : sql`q.cree_le desc, q.id desc`
  const found = await listPage<RemarqueBo>(db, {
    matching: sql`(select ${from})`,
    page: sql<RemarqueBo>`(
      select q.id, q.texte, ${nomJson(sql`q.auteure_id`)} as auteure, q.statut, q.cree_le as "dateCreation",
        json_build_object('id', r.id, 'type', r.type, 'titre', r.titre, 'statut', r.statut) as ressource
      ${from} order by ${order} limit ${limitOf(page)} offset ${offsetOf(page)})`,
  })
  return listAnswerOf('remarques', found)
}
