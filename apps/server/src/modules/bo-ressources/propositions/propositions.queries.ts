import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { PropositionBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { StatutProposition } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { nomJson } from '../bo-ressources.columns.ts'

type Asked = { readonly statut: StatutProposition; readonly page: number }

/** The links that members propose: the oldest first while they wait, the latest answer first after. */
export const listPropositions = async (db: Db, { statut, page }: Asked) => {
  const order = statut === 'a_traiter' ? sql`p.cree_le, p.id` : sql`p.repondue_le desc, p.id`
  const found = await listPage<PropositionBo>(db, {
    matching: sql`(select from propositions_ressource p where p.statut = ${statut})`,
    page: sql<PropositionBo>`(
      select p.id, p.titre, p.url, p.commentaire, p.statut, p.cree_le as "dateCreation",
        ${nomJson(sql`p.auteure_id`)} as auteure, p.mot, p.repondue_le as "dateReponse", p.ressource_id as "ressourceId"
      from propositions_ressource p where p.statut = ${statut}
      order by ${order} limit ${limitOf(page)} offset ${offsetOf(page)})`,
  })
  return listAnswerOf('propositions', found)
}

/** A proposal that was answered, and its proposer; undefined once her account is erased. */
export const findPropositionRepondue = async (db: Db, id: string) =>
  db
    .selectFrom('propositions_ressource as p')
    .innerJoin('comptes as c', 'c.id', 'p.auteure_id')
    .where('p.id', '=', id)
    .where('p.statut', '<>', 'a_traiter')
    .select(['c.email', 'c.prenom', 'p.titre', 'p.mot'])
    .executeTakeFirst()
