import pg from 'pg'
import { motsDeTitre } from './names.ts'
import { DIRECTORY } from './requests.ts'

/** Discussions of the caller « dense », and messages of each: as many at every size. */
export const HERS = 200
const EACH = 100

/** A word: the first ones are frequent, the last ones rare. */
const MOT = `($1::text[])[floor((cardinality($1::text[]) + 1) ^ random())::int]`

/**
 * Discussions of five years, of which six in seven are between two members; the others are groups of five. Then those of the caller.
 * Written by the database, because ten million messages take long to send.
 */
const PREPARE = [
  `create temp table membres as
   select row_number() over (order by md5(compte_id::text)) as n, compte_id as id from annuaire where paye_jusquau > now()`,
  `create unique index on membres (n)`,
  `create temp table ouvertes as
   select gen_random_uuid() as id, random() < 0.86 as directe, now() - random() * interval '5 years' as debut,
     1 + floor(random() * 19)::int as nb, false as sienne,
     array(select 1 + floor(random() * (select count(*) from membres))::bigint from generate_series(1, 5 + 0 * n)) as rangs
   from generate_series(1, $2::int) n`,
  `insert into ouvertes
   select gen_random_uuid(), n % 5 <> 0, now() - random() * interval '5 years', ${EACH}, true,
     array(select 1 + (n * 5 + k) % (select count(*) from membres) from generate_series(1, 5) k)
   from generate_series(1, ${HERS}) n`,
  `create temp table presentes as
   select distinct o.id as discussion, m.id as compte, k.place
   from ouvertes o cross join lateral (
     select rang, place from unnest(o.rangs) with ordinality r (rang, place)
     where place <= case when o.directe then 2 else 5 end and not (o.sienne and place = 1)) k
   join membres m on m.n = k.rang and m.id <> $3::uuid
   union select id, $3::uuid, 1 from ouvertes where sienne`,
  `create index on presentes (discussion, place)`,
  // Two random members may be the same, or have a discussion already.
  `delete from ouvertes o where (select count(distinct compte) from presentes p where p.discussion = o.id) < 2`,
  `analyze ouvertes`,
  `analyze presentes`,
]

const WRITES = [
  `insert into discussions (id, type, titre, creee_le, creee_par, numero, revision, nb_participantes, membre_a, membre_b)
   select o.id, case when o.directe then 'directe' else 'groupe' end, case when not o.directe then 'Groupe ' || left(o.id::text, 8) end,
     o.debut, p.comptes[1], o.nb, o.nb, cardinality(p.comptes),
     case when o.directe then least(p.comptes[1], p.comptes[2]) end,
     case when o.directe then greatest(p.comptes[1], p.comptes[2]) end
   from ouvertes o cross join lateral (
     select array_agg(distinct compte) as comptes from presentes where discussion = o.id) p
   order by o.debut
   on conflict do nothing`,
  `delete from ouvertes o where not exists (select from discussions d where d.id = o.id)`,
  `drop index messages_mots`,
  // In the order of time: the messages of one discussion are far from each other.
  `insert into messages (discussion_id, numero, id, revision, auteure_id, contenu, empreinte, envoye_le)
   select o.id, k, gen_random_uuid(), k,
     (select compte from presentes p where p.discussion = o.id order by (place + k) % 5, place limit 1),
     (select string_agg(${MOT}, ' ') from generate_series(1, 4 + k % 20)), '\\x00',
     o.debut + (now() - o.debut) * (k::float8 / o.nb) * 0.99
   from ouvertes o cross join lateral generate_series(1, o.nb) k
   order by 8`,
  `create index messages_mots on messages using gin ((array[discussion_id]), mots) with (fastupdate = off)`,
  `insert into participations_discussion (discussion_id, compte_id, type, autre_id, revision, dernier_message_id, lu_jusqua,
     dernier_le, dernier_auteure_id, dernier_extrait, rejointe_le)
   select d.id, p.compte, d.type, case when d.type = 'directe' then
       case when d.membre_a = p.compte then d.membre_b else d.membre_a end end,
     case when d.type = 'directe' then d.revision else 0 end, d.numero, d.numero - (random() < 0.1)::int, m.envoye_le,
     m.auteure_id, left(m.contenu, 140), d.creee_le
   from discussions d join (select distinct discussion, compte from presentes) p on p.discussion = d.id
   join messages m on m.discussion_id = d.id and m.numero = d.numero
   order by m.envoye_le`,
  `update participations_discussion set epinglee = true where discussion_id in (
     select discussion_id from participations_discussion where compte_id = $3::uuid order by md5(discussion_id::text) limit 3)
     and compte_id = $3::uuid`,
]

/** Fills a network with that many discussions, of ten messages on average. */
export const fillMessages = async (url: string, size: number, caller: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
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
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.42)')
    for (const write of [...DIRECTORY, ...PREPARE, ...WRITES]) await run(write)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
