import pg from 'pg'
import { EXTRAIT_MESSAGE_MAX } from '../../../packages/contract/src/modules/messagerie/messagerie.constants.ts'
import { withoutIndexes } from './indexes.ts'
import { checkShapes } from './messages-shape.ts'
import { motsDeTitre } from './names.ts'
import { DIRECTORY } from './requests.ts'

/** Discussions of the caller « dense », and messages of each: as many at every size. */
export const HERS = 200
const EACH = 100
/** Different texts, of which each message has one: a text for each of ten million messages would take an hour. */
const TEXTES = 50_000

/** A word: the first ones are frequent, the last ones rare. */
const MOT = `($1::text[])[floor((cardinality($1::text[]) + 1) ^ random())::int]`
/** An id whose beginning is an instant, as the product makes those of discussions. */
const idAt = (instant: string): string => `(
  overlay(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') placing '-' from 9 for 0)
    || '-7' || substr(gen_random_uuid()::text, 16))::uuid`

/**
 * Discussions of five years, of which six in seven are between two members; the others are groups of five. Then those of the caller, each
 * seventh one a group: a group reads more pages than a discussion of two, and a page of her inbox has two or three at every size.
 * Written by the database, because ten million messages take long to send.
 */
const PREPARE = [
  `create temp table membres as
   select row_number() over (order by md5(compte_id::text)) as n, compte_id as id from annuaire where paye_jusquau > now()`,
  `create unique index on membres (n)`,
  `analyze membres`,
  `create temp table textes as
   select n, (select string_agg(${MOT}, ' ') from generate_series(1, 3 + floor(random() * 12 + 0 * n)::int)) as contenu
   from generate_series(1, ${TEXTES}) n`,
  `analyze textes`,
  `create temp table ouvertes as
   select ${idAt('debut')} as id, debut, nb, directe,
     array(select m.id from membres m where m.n = any (rangs) and m.id <> $3::uuid) as comptes
   from (
     select now() - random() * interval '5 years' as debut, 1 + floor(random() * 19)::int as nb, directe,
       array(select 1 + floor(random() * (select count(*) from membres))::bigint
         from generate_series(1, case when directe then 2 else 5 end)) as rangs
     from (select random() < 0.86 as directe from generate_series(1, $2::int)) d) o`,
  `insert into ouvertes
   select ${idAt('debut')}, debut, ${EACH}, directe,
     array[$3::uuid] || array(select m.id from membres m where m.n = any (rangs) and m.id <> $3::uuid)
   from (
     select now() - (n - 0.5) / ${HERS} * interval '5 years' as debut, n % 7 <> 0 as directe,
       array(select 1 + (n * 5 + k) % (select count(*) from membres)
         from generate_series(1, case when n % 7 <> 0 then 1 else 4 end) k) as rangs
     from generate_series(1, ${HERS}) n) o`,
  // Two random members may be the same.
  `delete from ouvertes where cardinality(comptes) < 2`,
  `analyze ouvertes`,
]

const DISCUSSIONS = [
  // Two members may have a discussion already.
  `insert into discussions (id, type, titre, creee_le, creee_par, numero, revision, nb_participantes, membre_a, membre_b,
     comptee)
   select id, case when directe then 'directe' else 'groupe' end, case when not directe then 'Groupe ' || left(id::text, 8) end,
     debut, comptes[1], nb, nb, cardinality(comptes),
     case when directe then least(comptes[1], comptes[2]) end, case when directe then greatest(comptes[1], comptes[2]) end, false
   from ouvertes order by debut
   on conflict do nothing`,
  `delete from ouvertes o where not exists (select from discussions d where d.id = o.id)`,
]

/** In the order of time: the messages of one discussion are far from each other. */
const MESSAGES = `
  insert into messages (discussion_id, numero, id, revision, auteure_id, contenu, empreinte, envoye_le)
  select m.id, k, gen_random_uuid(), k, comptes[1 + (k + 1) % cardinality(comptes)], t.contenu, sha256(m.id::text::bytea), le
  from (
    select id, comptes, k, debut + (now() - debut) * (k::float8 / nb) * 0.99 as le, 1 + floor(random() * ${TEXTES})::int as texte
    from ouvertes cross join lateral generate_series(1, nb) k
    order by le) m
  join textes t on t.n = m.texte`

/** One reader in eight has not read the last message, except its author. */
const PARTICIPATIONS = [
  `insert into participations_discussion (discussion_id, compte_id, type, autre_id, revision, dernier_message_id, lu_jusqua,
     vu_jusqua, avertie_numero, dernier_le, dernier_auteure_id, dernier_extrait, organisatrice, rejointe_le)
   select id, compte, type, case when type = 'directe' then case when membre_a = compte then membre_b else membre_a end end,
     case when type = 'directe' then numero else 0 end, numero, numero - (non_lue and not sien)::int,
     case when type = 'directe' then nullif(numero - (non_lue or not sien)::int, 0) end,
     case when non_lue and not sien then numero end, envoye_le, auteure_id,
     case when length(contenu) <= ${EXTRAIT_MESSAGE_MAX} then contenu else left(contenu, ${EXTRAIT_MESSAGE_MAX - 1}) || '…' end,
     type = 'groupe' and compte = creee_par, creee_le
   from (
     select d.*, c.compte, m.envoye_le, m.auteure_id, m.contenu, m.auteure_id = c.compte as sien,
       hashtext(d.id::text || case when d.type = 'groupe' then c.compte::text else '' end) % 8 = 0 as non_lue
     from ouvertes o join discussions d on d.id = o.id cross join lateral unnest(o.comptes) c (compte)
     join messages m on m.discussion_id = d.id and m.numero = d.numero) p
   order by envoye_le`,
  `update participations_discussion set epinglee = true where discussion_id in (
     select discussion_id from participations_discussion where compte_id = $3::uuid order by rejointe_le limit 3)
     and compte_id = $3::uuid`,
]

/** Fills a network with that many discussions, of ten messages on average. */
export const fillMessages = async (url: string, size: number, caller: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c jit=off' })
  await client.connect()
  const values = [motsDeTitre, size, caller]
  /** Each statement gets the parameters that it names, from the first on. */
  const run = (text: string) => {
    const named = [1, 2, 3].filter((n) => text.includes(`$${n}`))
    const used = text.replaceAll(/\$(\d)/g, (_, n: string) => `$${named.indexOf(Number(n)) + 1}`)
    return client.query(
      used,
      named.map((n) => values[n - 1]),
    )
  }
  try {
    await client.query(
      `set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '2GB'`,
    )
    await client.query('select setseed(0.42)')
    for (const write of [...DIRECTORY, ...PREPARE, ...DISCUSSIONS]) await run(write)
    await withoutIndexes(client, 'messages', () => run(MESSAGES))
    await client.query('analyze messages')
    for (const write of PARTICIPATIONS) await run(write)
    await client.query('set session_replication_role = origin')
    await checkShapes(url, client)
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
