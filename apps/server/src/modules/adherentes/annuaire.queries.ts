import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  COMMUNE_MANQUANTE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { isSituee, shownKilometres } from '#db/around.ts'
import type { Db } from '#db/client.ts'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { Ctx } from '#kit/ctx.ts'
import { isMontree, moi } from './annuaire-moi.ts'
import { motsCorriges } from './annuaire-mots.ts'
import { lignesProches, pageProche } from './annuaire-proches.ts'
import { orderOf, sourcesOf, type Filtres, type Source } from './annuaire-sources.ts'

/** The reader of the directory, and the time. */
export type Lecture = {
  readonly lectriceId: string
  /** The branches that she coordinates. */
  readonly territoireIds: readonly string[]
  readonly now: Date
  readonly graceDays: number
}

export const lectureOf = ({ actor, now, settings }: Pick<Ctx, 'actor' | 'now' | 'settings'>): Lecture => ({
  lectriceId: actor.id,
  territoireIds: actor.territoireIds,
  now: now(),
  graceDays: settings.GRACE_JOURS,
})

type Annuaire = {
  readonly adherentes: CarteAdherente[]
  readonly nbadherentes: number
  readonly limit: number
  readonly plus?: true
  readonly motsCorriges?: string[]
}

/**
 * Members as cards, with the fields that the reader may see; leaves out members expired since the last sweep, and those hidden
 * from her. A stored count includes both: its page may hold fewer. `among` narrows the cards `a` further.
 */
const cards = (
  { now, graceDays }: Lecture,
  page: RawBuilder<unknown>,
  {
    distance = false,
    among = sql`true`,
  }: { readonly distance?: boolean; readonly among?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> => {
  const read = (champ: string, portee: string) => sql`case
    when a.compte_id = moi.id or ${sql.ref(portee)} = 'reseau'
      or (${sql.ref(portee)} = 'antenne' and a.territoire_id = any (moi.antennes)) then ${sql.ref(champ)} end`
  return sql`
    select coalesce(json_agg(json_build_object(
      'id', a.compte_id, 'prenom', a.prenom, 'nom', a.nom, 'photo', a.photo,
      'profession', ${read('a.profession', 'a.profession_portee')},
      'nomEntreprise', ${read('a.nom_entreprise', 'a.entreprise_portee')},
      'ville', case when a.ville is not null then json_build_object('nom', a.ville, 'departement', a.departement) end,
      'territoireCoordonne', case when t.id is not null then json_build_object('id', t.id, 'nom', t.nom) end
      ${distance ? sql`, 'distanceKilometre', ${shownKilometres(sql`a.latitude`, sql`a.longitude`)}` : sql``}
    ) order by p.place), '[]')
    from (${page}) p
    join annuaire a on a.compte_id = p.compte_id
    cross join moi
    left join territoires t on t.id = a.coordonne_id
    where a.paye_jusquau >= ${addDays(parisDay(now), -graceDays)} and ${isMontree('a.compte_id')} and ${among}`
}

/** A page of the whole directory: starts at the nearest anchor, so that a deep page is as cheap as the first. */
const pageOfAll = (page: number): RawBuilder<unknown> => sql`
  select k.compte_id, row_number() over (order by k.tri, k.compte_id) as place
  from (
    select debut, debut_id, avant from (
      select debut, debut_id, ancre, sum(nb) over (order by debut, debut_id, ancre desc rows unbounded preceding) - nb as avant
      from annuaire_blocs
    ) places
    where ancre and avant <= ${offsetOf(page)}
    order by debut desc, debut_id desc limit 1
  ) b
  cross join lateral (
    select tri, compte_id from annuaire_cles
    where cle = 'tous' and (tri, compte_id) >= (b.debut, b.debut_id)
    order by tri, compte_id limit ${PAGE_LIMIT} offset ${offsetOf(page)} - b.avant
  ) k`

/** Members found by all the sources: reads each source once and keeps the members that appear in every one. */
const crossed = (sources: readonly Source[], order: RawBuilder<unknown>): RawBuilder<unknown> => {
  const alone = sources.length === 1 ? COUNT_CAP + 1 : null
  const lines = sources.map((source) => sql`(${source.lines(alone)})`)
  return sql`lignes as materialized (
    select tri, compte_id, max(rang) as rang, max(depuis) as depuis, max(loin) as loin
    from (${sql.join(lines, sql` union all `)}) toutes
    group by tri, compte_id having count(*) = ${sources.length}
    order by ${order} limit ${COUNT_CAP + 1})`
}

/** A page of the directory, in one statement. */
export const listAnnuaire = async (
  db: Db,
  lecture: Lecture,
  { page, ...filtres }: Filtres & { readonly page: number },
  /** A condition on the cards `a` of the page. */
  among: RawBuilder<unknown> = sql`true`,
): Promise<Annuaire> => {
  const sources = sourcesOf(filtres, lecture.now)
  const all = sources.length === 0
  const order = orderOf(filtres)
  const [first] = sources
  const simple = sources.length === 1 && first?.once === undefined
  const near = sources.length === 1 && filtres.distanceKm !== undefined
  const total = all ? sql`(select sum(nb) from annuaire_blocs)` : simple ? first?.total : undefined
  const reading = (limit: number) => (simple ? sql`(${first?.lines(limit)}) lignes` : sql`lignes`)
  // If the total is stored, pages go beyond the count cap, up to the last.
  const limit = total ? PAGE_LIMIT : limitOf(page)
  const narrowed = sql`
    select compte_id, row_number() over (order by ${order}) as place
    from (
      select * from ${reading(offsetOf(page) + limit)}
      order by ${order} limit ${limit} offset ${offsetOf(page)}
    ) choisies`
  const ctes = sources.flatMap((source) => source.ctes ?? [])
  const lines = near ? lignesProches : sql`(select from ${reading(COUNT_CAP + 1)} limit ${COUNT_CAP + 1})`
  const chosen = near ? pageProche(page) : narrowed
  const found = await keyedPage<CarteAdherente, { corriges: string[]; situee: boolean }>(db, {
    ctes: [moi(lecture), ...ctes, ...(all || simple || near ? [] : [crossed(sources, order)])],
    ...(total ? { total } : { lines }),
    rows: cards(lecture, all ? pageOfAll(page) : chosen, {
      distance: filtres.distanceKm !== undefined,
      among,
    }),
    also: { corriges: filtres.termes ? motsCorriges : sql`'[]'::json`, situee: isSituee },
  })
  if (filtres.distanceKm && !found.situee)
    throw invalidForm([{ champ: 'distanceKm', message: COMMUNE_MANQUANTE }])
  return {
    ...listAnswerOf('adherentes', found),
    ...(found.corriges.length > 0 && { motsCorriges: found.corriges }),
  }
}

/** Members of another list, as cards. `page` selects `compte_id` and `place`; `matching` stops at the count cap. */
export const listCartes = async (
  db: Db,
  lecture: Lecture,
  { page, matching }: { readonly page: RawBuilder<unknown>; readonly matching: RawBuilder<unknown> },
): Promise<Annuaire> =>
  listAnswerOf(
    'adherentes',
    await keyedPage<CarteAdherente>(db, {
      ctes: [moi(lecture)],
      lines: sql`(${matching})`,
      rows: cards(lecture, page),
    }),
  )
