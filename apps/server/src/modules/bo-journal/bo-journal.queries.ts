import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { ACTIONS_JOURNAL, type ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type {
  AuteureJournalId,
  AuteuresJournal,
  EntreeJournal,
  EntreeJournalId,
  FiltresJournal,
} from '@entrelles/contract/modules/journal/journal.schema.ts'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'

type Words = Pick<EntreeJournal, 'libelle' | 'phrase' | 'nature'>

const isKnown = (action: string): action is ActionJournal => Object.hasOwn(ACTIONS_JOURNAL, action)

/** The French words for an action; actions written by a newer version have none here. */
const wordsOf = (action: string): Words =>
  isKnown(action) ? ACTIONS_JOURNAL[action] : { libelle: action, phrase: 'a agi sur', nature: 'modification' }

const midnight = (day: CivilDay) => sql<string>`${day}::date::timestamp at time zone 'Europe/Paris'`

const selectEntrees = (db: Db, { auteure, action, cible, du, au }: FiltresJournal) => {
  const [type, id] = cible?.split(':') ?? []
  return db
    .selectFrom('journal as j')
    .$if(auteure !== undefined, (query) => query.where('j.auteure_id', '=', auteure ?? null))
    .$if(action !== undefined, (query) => query.where('j.action', '=', action ?? ''))
    .$if(type !== undefined, (query) => query.where('j.cible_type', '=', type ?? ''))
    .$if(id !== undefined, (query) => query.where('j.cible_id', '=', id ?? ''))
    .$if(du !== undefined, (query) => query.where('j.date', '>=', midnight(du ?? '')))
    .$if(au !== undefined, (query) => query.where('j.date', '<', midnight(addDays(au ?? '', 1))))
}

/** A page of lines, latest first. */
export const selectPage = (db: Db, filtres: FiltresJournal, page: number) =>
  selectEntrees(db, filtres)
    .leftJoin('comptes as c', 'c.id', 'j.auteure_id')
    .orderBy('j.date', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limitOf(page))
    .offset(offsetOf(page))
    .select((eb) => [
      eb.ref('j.id').$castTo<EntreeJournalId>().as('id'),
      'j.date',
      jsonBuildObject({
        id: eb.ref('j.auteure_id').$castTo<AuteureJournalId | null>(),
        nom: eb.ref('j.auteure_nom'),
        photo: eb.ref('c.photo'),
      }).as('auteure'),
      'j.action',
      jsonBuildObject({
        type: eb.ref('j.cible_type'),
        id: eb.ref('j.cible_id'),
        nom: eb.ref('j.cible_nom'),
      }).as('cible'),
      'j.resume',
      eb.ref('j.avant').$castTo<Record<string, unknown> | null>().as('avant'),
      eb.ref('j.apres').$castTo<Record<string, unknown> | null>().as('apres'),
      'j.ip',
    ])

export const listJournal = async (
  db: Db,
  { page, ...filtres }: FiltresJournal & { readonly page: number },
) => {
  const { rows, ...count } = await listPage(db, {
    matching: selectEntrees(db, filtres).select('j.id'),
    page: selectPage(db, filtres, page),
  })
  const entrees = rows.map((row) => ({ ...row, ...wordsOf(row.action) }))
  return listAnswerOf('entrees', { rows: entrees, ...count })
}

/**
 * Authors by their latest name. Each recursion jumps to the next author in the index, without reading all the
 * lines.
 */
export const listAuteuresJournal = async (db: Db): Promise<AuteuresJournal> => {
  const { rows } = await sql<AuteuresJournal['auteures'][number]>`
    with recursive auteures as (
      (select auteure_id, auteure_nom from journal where auteure_id is not null
        order by auteure_id, date desc, id desc limit 1)
      union all
      select suivante.auteure_id, suivante.auteure_nom
      from auteures a cross join lateral (
        select auteure_id, auteure_nom from journal where auteure_id > a.auteure_id
        order by auteure_id, date desc, id desc limit 1
      ) as suivante
    )
    select auteure_id as id, auteure_nom as nom from auteures order by nom, id`.execute(db)
  return { auteures: rows }
}
