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
import { isMontree, moi, moiSansLieu } from './annuaire-moi.ts'
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

/** At most how many members found by a word are looked at for suggestions. */
const SUGGESTIONS_LUES = 50

type Annuaire = {
  readonly adherentes: CarteAdherente[]
  readonly nbadherentes: number
  readonly limit: number
  readonly plus?: true
  readonly motsCorriges?: string[]
}

/** Whether the membership of `a` is active, or has ended so lately that she is still listed. */
const isActive = ({ now, graceDays }: Lecture): RawBuilder<unknown> =>
  sql`a.paye_jusquau >= ${addDays(parisDay(now), -graceDays)}`

/**
 * Members as cards, with the fields that the reader may see; leaves out members expired since the last sweep, and those hidden
 * from her. A stored count includes both: its page may hold fewer.
 */
const cards = (
  lecture: Lecture,
  page: RawBuilder<unknown>,
  { distance = false }: { readonly distance?: boolean } = {},
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
    where ${isActive(lecture)} and ${isMontree('a.compte_id')}`
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
const crossed = (
  sources: readonly Source[],
  order: RawBuilder<unknown>,
  cap = COUNT_CAP + 1,
): RawBuilder<unknown> => {
  const alone = sources.length === 1 ? cap : null
  const lines = sources.map((source) => sql`(${source.lines(alone)})`)
  return sql`lignes as materialized (
    select tri, compte_id, max(rang) as rang, max(depuis) as depuis, max(loin) as loin
    from (${sql.join(lines, sql` union all `)}) toutes
    group by tri, compte_id having count(*) = ${sources.length}
    order by ${order} limit ${cap})`
}

/** A page of the directory, in one statement. */
export const listAnnuaire = async (
  db: Db,
  lecture: Lecture,
  { page, ...filtres }: Filtres & { readonly page: number },
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
    rows: cards(lecture, all ? pageOfAll(page) : chosen, { distance: filtres.distanceKm !== undefined }),
    also: { corriges: filtres.termes ? motsCorriges : sql`'[]'::json`, situee: isSituee },
  })
  if (filtres.distanceKm && !found.situee)
    throw invalidForm([{ champ: 'distanceKm', message: COMMUNE_MANQUANTE }])
  return {
    ...listAnswerOf('adherentes', found),
    ...(found.corriges.length > 0 && { motsCorriges: found.corriges }),
  }
}

/** Members found by their name, best match first: as many of those `a` who meet a condition, among the first that the words find. */
export const listSuggestions = async (
  db: Db,
  lecture: Lecture,
  filtres: Required<Pick<Filtres, 'termes'>> & Pick<Filtres, 'antennes'>,
  { among, limit }: { readonly among: RawBuilder<unknown>; readonly limit: number },
): Promise<CarteAdherente[]> => {
  const sources = sourcesOf(filtres, lecture.now)
  const order = orderOf(filtres)
  // A subquery rather than a join: members are looked up one after the other, until there are enough.
  const chosen = sql`
    select l.compte_id, row_number() over () as place
    from (select * from lignes order by ${order} offset 0) l
    where (select true from annuaire a where a.compte_id = l.compte_id and ${isActive(lecture)} and ${among})
    limit ${limit}`
  const { rows } = await sql<{ cartes: CarteAdherente[] }>`
    with ${sql.join([
      moiSansLieu(lecture),
      ...sources.flatMap((source) => source.ctes ?? []),
      crossed(sources, order, SUGGESTIONS_LUES),
    ])}
    select (${cards(lecture, chosen)}) as cartes`.execute(db)
  return rows[0]?.cartes ?? []
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
