import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { canManageAntennes } from '@entrelles/contract/modules/antennes/antennes.policy.ts'
import type {
  DetailTerritoireBo,
  FiltresTerritoires,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { SignedIn } from '#kit/ctx.ts'
import {
  communesJson,
  coordinatricesBoJson,
  departementsEntiersOf,
  departementsOf,
  imageJson,
  nbAdherentes,
} from '#modules/antennes/territoires.columns.ts'
import { matchesTermes, sortTerritoires } from '#modules/antennes/territoires.filters.ts'

/** The branches within the caller's reach. */
const selectPermis = (db: Db, actor: SignedIn, termes?: string) => {
  const matching = matchesTermes(termes)
  return db
    .selectFrom('territoires as t')
    .$if(!canManageAntennes(actor), (query) =>
      query.where(sql<boolean>`t.id = any (${actor.territoireIds}::uuid[])`),
    )
    .$if(matching !== undefined, (query) => query.where(matching ?? sql.lit(true)))
}

/** Answers 404 for a branch out of the caller's reach (R6-4). */
export const assertReach = (actor: SignedIn, id: string): void => {
  if (!canManageAntennes(actor) && !actor.territoireIds.includes(id)) throw commonErrors.introuvable()
}

type Asked = Omit<FiltresTerritoires, 'region'> & { readonly page: number }

export const listTerritoiresBo = async (db: Db, actor: SignedIn, { page, termes, ...tris }: Asked) => {
  const found = await listPage(db, {
    matching: selectPermis(db, actor, termes).select('t.id'),
    page: selectPermis(db, actor, termes)
      .orderBy(sortTerritoires(tris))
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('t.id').$castTo<TerritoireId>().as('id'),
        't.nom',
        't.region',
        't.statut',
        't.date_ouverture as dateOuverture',
        departementsOf.as('departements'),
        nbAdherentes.as('nbAdherentes'),
        coordinatricesBoJson.as('coordinatrices'),
      ]),
  })
  return listAnswerOf('territoires', found)
}

/** The details of a branch within the caller's reach; answers 404 for any other. */
export const getTerritoireBo = async (db: Db, actor: SignedIn, id: string): Promise<DetailTerritoireBo> => {
  const row = await selectPermis(db, actor)
    .where('t.id', '=', id)
    .select((eb) => [
      eb.ref('t.id').$castTo<TerritoireId>().as('id'),
      't.nom',
      't.region',
      't.statut',
      't.version',
      't.description',
      't.email_contact as emailContact',
      't.facebook',
      't.instagram',
      't.linkedin',
      't.date_ouverture as dateOuverture',
      departementsEntiersOf.as('departements'),
      communesJson.as('communes'),
      imageJson.as('image'),
      nbAdherentes.as('nbAdherentes'),
      coordinatricesBoJson.as('coordinatrices'),
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  const administrer = canManageAntennes(actor)
  return { ...row, droits: { administrer, supprimer: administrer && row.statut === 'fermee' } }
}
