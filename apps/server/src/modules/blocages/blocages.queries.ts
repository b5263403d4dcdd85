import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { AdherenteBloquee } from '@entrelles/contract/modules/blocages/blocages.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'

/** The value of a field that the whole network may read. */
const told = (champ: 'a.profession' | 'a.nom_entreprise', portee: string) =>
  sql<string | null>`case when ${sql.ref(portee)} = 'reseau' then ${sql.ref(champ)} end`

/** The members whom she has blocked. Their cards are those of the directory, without the fields of limited reach. */
export const listBlocages = async (page: number, { db, actor }: Pick<ReadCtx, 'db' | 'actor'>) => {
  const posees = db
    .selectFrom('blocages as b')
    .where('b.compte_id', '=', actor.id)
    .where(sql<boolean>`b.posee`)
  const found = await listPage<AdherenteBloquee>(db, {
    matching: posees.select('b.autre_id'),
    page: posees
      .innerJoin('comptes as c', 'c.id', 'b.autre_id')
      .leftJoin('annuaire as a', 'a.compte_id', 'b.autre_id')
      .leftJoin('territoires as t', 't.id', 'a.coordonne_id')
      .orderBy('b.cree_le', 'desc')
      .orderBy('b.autre_id')
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('b.autre_id').$castTo<AdherenteId>().as('id'),
        'c.prenom',
        'c.nom',
        'a.photo',
        told('a.profession', 'a.profession_portee').as('profession'),
        told('a.nom_entreprise', 'a.entreprise_portee').as('nomEntreprise'),
        sql<AdherenteBloquee['ville']>`case when a.ville is not null
          then json_build_object('nom', a.ville, 'departement', a.departement) end`.as('ville'),
        sql<AdherenteBloquee['territoireCoordonne']>`case when t.id is not null
          then json_build_object('id', t.id, 'nom', t.nom) end`.as('territoireCoordonne'),
        'b.cree_le as bloqueeLe',
      ]),
  })
  return listAnswerOf('adherentes', found)
}
