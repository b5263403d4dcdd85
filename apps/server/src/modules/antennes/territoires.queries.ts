import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { canManageAntennes } from '@entrelles/contract/modules/antennes/antennes.policy.ts'
import {
  SUIVIES_MAX,
  type ChoixTerritoires,
  type DetailTerritoire,
  type FiltresTerritoires,
  type ModeRattachement,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { porteeLeOf } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { nomDepartement } from '@entrelles/contract/modules/referentiels/departements.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { Lecture } from './lecture.ts'
import {
  communesJson,
  coordinatricesJson,
  departementsEntiersOf,
  departementsOf,
  imageJson,
  nbAdherentes,
  nbCoupsDePouceOuverts,
  visagesOf,
} from './territoires.columns.ts'
import { matchesTermes, sortTerritoires } from './territoires.filters.ts'

type Filtres = Pick<FiltresTerritoires, 'termes' | 'region'>

/** The branches that are not closed and match the filters. */
const selectOuverts = (db: Db, { termes, region }: Filtres = {}) => {
  const matching = matchesTermes(termes)
  return db
    .selectFrom('territoires as t')
    .where('t.statut', '<>', 'fermee')
    .$if(region !== undefined, (query) => query.where('t.region', '=', region ?? ''))
    .$if(matching !== undefined, (query) => query.where(matching ?? sql.lit(true)))
}

/** Adds the caller's own attachment to each branch. */
const selectCards = (lecture: Lecture, filtres?: Filtres) =>
  selectOuverts(lecture.db, filtres)
    .leftJoin('rattachements as r', (join) =>
      join
        .onRef('r.territoire_id', '=', 't.id')
        .on('r.compte_id', '=', lecture.actor.id)
        .on('r.fin', 'is', null),
    )
    .select((eb) => [
      eb.ref('t.id').$castTo<TerritoireId>().as('id'),
      't.nom',
      't.region',
      't.statut',
      departementsOf.as('departements'),
      imageJson.as('image'),
      nbAdherentes.as('nbAdherentes'),
      nbCoupsDePouceOuverts.as('nbCoupsDePouceOuverts'),
      visagesOf(lecture).as('visages'),
      coordinatricesJson(lecture).as('coordinatrices'),
      sql<boolean>`r.principal is true`.as('monAntenne'),
      sql<boolean>`r.principal is false`.as('suivie'),
    ])

/** A page of branches and its count, in one statement. */
export const listTerritoires = async (
  lecture: Lecture,
  { page, trinom, triregion, ...filtres }: FiltresTerritoires & { readonly page: number },
) => {
  const found = await listPage(lecture.db, {
    matching: selectOuverts(lecture.db, filtres).select('t.id'),
    page: selectCards(lecture, filtres)
      .orderBy(sortTerritoires({ trinom, triregion }))
      .limit(limitOf(page))
      .offset(offsetOf(page)),
  })
  return listAnswerOf('territoires', found)
}

/** A safety bound, above any real number of branches. */
const CHOIX_MAX = 1000

export const listChoixTerritoires = (db: Db): Promise<ChoixTerritoires> =>
  selectOuverts(db)
    .orderBy(sortTerritoires({ trinom: 'asc', triregion: 'aucun' }))
    .limit(CHOIX_MAX)
    .select((eb) => [eb.ref('t.id').$castTo<TerritoireId>().as('id'), 't.nom', 't.region'])
    .execute()

export const getTerritoire = async (lecture: Lecture, id: string): Promise<DetailTerritoire> => {
  const { actor } = lecture
  const row = await selectCards(lecture)
    .where('t.id', '=', id)
    .select([
      't.description',
      't.email_contact as emailContact',
      't.facebook',
      't.instagram',
      't.linkedin',
      't.date_ouverture as dateOuverture',
      departementsEntiersOf.as('departementsEntiers'),
      communesJson.as('communes'),
      sql<ModeRattachement | null>`case when r.principal then r.mode end`.as('mode'),
      'r.debut',
      'r.acceptee_le as accepteeLe',
      sql<number>`(select count(*)::int from rattachements s
        where s.compte_id = ${actor.id} and not s.principal and s.fin is null)`.as('nbSuivies'),
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  const { departementsEntiers, communes, debut, accepteeLe, ...territoire } = row
  const { monAntenne, suivie, nbSuivies } = territoire
  return {
    ...territoire,
    porteeLe: monAntenne && debut !== null ? porteeLeOf({ debut, accepteeLe }, lecture.now()) : null,
    zone: {
      departements: departementsEntiers.map((code) => ({ code, nom: nomDepartement(code) })),
      communes,
    },
    droits: {
      administrer: canManageAntennes(actor),
      presenter: actor.territoireIds.includes(id),
      suivre: !monAntenne && !suivie && nbSuivies < SUIVIES_MAX,
      choisir: !monAntenne,
    },
  }
}

/** Whether members can see the branch. */
export const isOuvert = async (db: Db, id: string): Promise<boolean> =>
  (await selectOuverts(db).where('t.id', '=', id).select('t.id').executeTakeFirst()) !== undefined
