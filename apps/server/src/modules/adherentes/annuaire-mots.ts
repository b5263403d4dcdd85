import { sql, type RawBuilder } from 'kysely'
import { AFTER, linesOfWords, typedWords } from '#db/word-keys.ts'

const MOTS_MAX = 8
/** Of the words that a typed one begins: so many, fewer as soon as they find enough members. */
const DEBUTS_MAX = 6
const DEBUTS_MIN = 3
const DEBUTS_ASSEZ = 200
const RESSEMBLANTS_MAX = 2
/** What a letter more or less adds to how far a word is. */
const PAR_LETTRE = 0.1
/** How far a word may be from the one that was typed: a letter or two in a name, never a nonsense. */
const ECART_MAX = 0.65

/** A word of the lexicon that whoever reads can find somebody by. */
const isOpen = sql`(l.noms or l.autres or (l.reserves and exists (
  select from annuaire_cles k where k.cle = any (
    array(select 'a:' || l.mot || '@' || antenne from moi, unnest(moi.antennes) antenne)))))`

const genres = sql`bool_or(noms) as noms, bool_or(autres) as autres, bool_or(reserves) as reserves`

/**
 * For each typed word, those of the directory that it may stand for: itself, those that it begins (the most common
 * ones), and only when there is none, those that look like it. A name counts for more than a trade or a commune.
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
  // Beside other words, one that somebody has stands for itself alone.
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

/** Those who have each typed word, with how well; alone, no more of them than the cap. */
export const trouvees = (alone: boolean): RawBuilder<unknown> => sql`
  select tri, compte_id, rang, null::timestamptz as depuis
  from (${linesOfWords({ table: 'annuaire_cles', columns: ['tri', 'compte_id'], whole: !alone })}) t`

/** What was looked for instead of what nobody has, the nearest first. */
export const motsCorriges = sql`(select coalesce(json_agg(mot order by ord, rang), '[]') from repares)`
