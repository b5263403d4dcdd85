import { sql, type RawBuilder } from 'kysely'
import { AFTER, linesOfWords, typedWords } from '#db/word-keys.ts'
import { bloquees, isMontree } from './annuaire-moi.ts'

const MOTS_MAX = 8
/** Completions of a typed word: at most 6, and no more than 3 once they match enough members. */
const DEBUTS_MAX = 6
const DEBUTS_MIN = 3
const DEBUTS_ASSEZ = 200
const RESSEMBLANTS_MAX = 2
/** Penalty on the trigram distance for each letter of difference in length. */
const PAR_LETTRE = 0.1
/** Maximum trigram distance of a correction: allows a typo or two in a name, excludes unrelated words. */
const ECART_MAX = 0.65

/** Whether the reader may find a member by this word: words kept within a branch need a member of her branches. */
const isOpen = sql`(l.noms or l.autres or (l.reserves and exists (
  select from annuaire_cles k where k.cle = any (
    array(select 'a:' || l.mot || '@' || antenne from moi, unnest(moi.antennes) antenne)))))`

const genres = sql`bool_or(noms) as noms, bool_or(autres) as autres, bool_or(reserves) as reserves`

/**
 * For each typed word, the directory words that it may match: itself, its most common completions and, if there are
 * none, similar words. A match on a name ranks before a match on a profession or a commune.
 */
export const candidats = (termes: string): readonly RawBuilder<unknown>[] => [
  typedWords(termes, MOTS_MAX),
  sql`connus as materialized (
    select m.ord, x.mot, (x.mot <> m.mot)::int as rang, x.noms, x.autres, x.reserves
    from mots m cross join lateral (
      select l.*, row_number() over w as place, sum(l.nb) over w - l.nb as avant
      from (
        select mot, max(nb) as nb, ${genres} from lexique
        where mot >= m.mot and mot < m.mot || ${AFTER}::text
        group by mot order by mot <> m.mot, nb desc, mot limit ${4 * DEBUTS_MAX}
      ) l
      where ${isOpen}
      window w as (order by l.mot <> m.mot, l.nb desc, l.mot)
    ) x
    where x.place <= 1 + least(length(m.mot), ${DEBUTS_MIN}) or (x.place <= ${1 + DEBUTS_MAX} and x.avant < ${DEBUTS_ASSEZ}))`,
  sql`inconnus as materialized (
    select ord, mot from mots where length(mot) > 2 and ord not in (select ord from connus))`,
  sql`repares as materialized (
    select i.ord, x.*, row_number() over (partition by i.ord order by x.loin, x.mot)::int as rang
    from inconnus i cross join lateral (
      select l.mot, l.loin, l.noms, l.autres, l.reserves from (
        select mot, (mot <-> i.mot) + ${PAR_LETTRE}::real * abs(length(mot) - length(i.mot)) as loin, ${genres} from lexique
        where mot % i.mot and mot <-> i.mot <= ${ECART_MAX}
        group by mot order by loin, mot limit ${3 * RESSEMBLANTS_MAX}
      ) l
      where ${isOpen}
      order by l.loin, l.mot limit ${RESSEMBLANTS_MAX}
    ) x)`,
  // In a search of several words, a word that exists in the directory is not completed.
  sql`cles_mots as materialized (
    select c.ord, k.cle, 2 * c.rang + k.second as rang
    from (
      select ord, mot, rang, noms, autres, reserves from connus
      where rang = 0 or (select count(*) from mots) = 1 or ord not in (select ord from connus where rang = 0)
      union all select ord, mot, 1 + rang, noms, autres, reserves from repares
    ) c
    cross join lateral (
      select 'm:' || c.mot as cle, 0 as second where c.noms
      union all select 'a:' || c.mot, 1 where c.autres
      union all select 'a:' || c.mot || '@' || antenne, 1 from moi, unnest(moi.antennes) antenne where c.reserves
    ) k)`,
]

/** Members who match every typed word, with their rank; the first of each key up to the limit, or all of them. */
export const trouvees = (limit: number | null): RawBuilder<unknown> => sql`
  select tri, compte_id, rang, null::timestamptz as depuis, null::float8 as loin
  from (${linesOfWords({
    table: 'annuaire_cles',
    columns: ['tri', 'compte_id'],
    where: [isMontree('k.compte_id')],
    whole: limit === null,
    ...(limit !== null && { cap: limit }),
  })}) t`

/** Whether somebody whom the reader sees has this word: a correction must not name a member who is hidden from her. */
const isPorte = sql`(${bloquees} = '{}' or exists (
  select from annuaire_cles k where k.cle = any (
    array['m:' || r.mot, 'a:' || r.mot]
    || array(select 'a:' || r.mot || '@' || antenne from moi, unnest(moi.antennes) antenne))
    and ${isMontree('k.compte_id')}))`

/** Corrections of the typed words that match no member, the nearest first. */
export const motsCorriges = sql`(
  select coalesce(json_agg(r.mot order by r.ord, r.rang), '[]') from repares r where ${isPorte})`
