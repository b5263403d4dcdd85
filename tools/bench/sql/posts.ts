import pg from 'pg'
import { idAt } from './members.ts'
import { motsDeTitre } from './names.ts'
import { createRandom } from './random.ts'
import { DIRECTORY } from './requests.ts'

const BATCH = 10_000
const DAY = 86_400_000
const MINUTE = 60_000
const YEARS = 5
const REACTIONS = ['jaime', 'bravo', 'merci', 'soutien'] as const

type Choices = { readonly territoires: readonly string[]; readonly auteures: readonly string[] }

/** Generates realistic posts: sorted by creation, more of them each year; four in ten for one branch or two. */
const createPosts = ({ territoires, auteures }: Choices, now: Date) => {
  const random = createRandom(13)
  const words = (nb: number) => Array.from({ length: nb }, () => random.zipf(motsDeTitre)).join(' ')
  const typeOf = () => {
    if (random.chance(0.9)) return 'publication'
    return random.chance(0.7) ? 'actualite' : 'annonce'
  }
  const statutOf = () => {
    if (random.chance(0.92)) return 'publiee'
    if (random.chance(0.4)) return 'brouillon'
    return random.chance(0.8) ? 'archivee' : 'masquee'
  }
  const branches = () => {
    if (random.chance(0.6)) return []
    const first = random.zipf(territoires)
    return random.chance(0.9) ? [first] : [...new Set([first, random.pick(territoires)])]
  }
  return (rang: number, size: number) => {
    const cree = now.getTime() - 1000 - (1 - Math.sqrt(rang / size)) * YEARS * 365 * DAY
    const type = typeOf()
    const readers = [...new Set(Array.from({ length: random.int(6) }, () => random.pick(auteures)))]
    return {
      id: idAt(random, cree),
      type,
      titre: type === 'publication' && random.chance(0.7) ? null : words(3 + random.int(5)),
      texte: words(20 + random.int(70)),
      statut: statutOf(),
      territoires: branches(),
      cree: new Date(cree).toISOString(),
      auteure: random.pick(auteures),
      commentaires: Array.from({ length: random.int(11) }, (_, n) => ({
        id: idAt(random, cree + (n + 1) * MINUTE),
        auteure: random.pick(auteures),
        n: n + 1,
      })),
      lectures: readers.map((id) => ({
        id,
        reaction: random.pick(REACTIONS),
        favori: random.chance(0.1),
      })),
    }
  }
}

const POSTS = `
  with r as (select * from jsonb_to_recordset($1) as r (id uuid, type text, titre text, texte text, statut text,
    territoires uuid[], cree timestamptz, auteure uuid, commentaires jsonb, lectures jsonb))`
const nb = (reaction: string): string =>
  `(select count(*) from jsonb_array_elements(lectures) l where l ->> 'reaction' = '${reaction}')`
const WRITES = [
  `insert into publications (id, type, titre, contenu, contenu_texte, territoire_ids, statut, statut_avant, auteure_id, cree_le,
     publiee_le, nb_commentaires, nb_jaime, nb_bravo, nb_merci, nb_soutien)
   select id, type, titre, '<p>' || texte || '</p>', texte, territoires, statut,
     case when statut = 'masquee' then 'publiee' end, auteure, cree, case when statut <> 'brouillon' then cree end,
     jsonb_array_length(commentaires),
     ${REACTIONS.map(nb).join(', ')}
   from r`,
  `insert into lectrices_publication (compte_id, publication_id, reaction, favori_le)
   select (l ->> 'id')::uuid, r.id, l ->> 'reaction', case when (l ->> 'favori')::boolean then cree end
   from r, jsonb_array_elements(lectures) l`,
  `insert into commentaires (id, publication_id, racine_id, racine_le, auteure_id, contenu, contenu_texte, publie_le)
   select c.id, r.id, c.id, cree + c.n * interval '1 minute', c.auteure, '<p>Bravo.</p>', 'Bravo.', cree + c.n * interval '1 minute'
   from r, jsonb_to_recordset(commentaires) c (id uuid, auteure uuid, n int)`,
]

// Inserts in bulk what the triggers insert row by row; checked below.
const KEYS = `
  insert into publications_cles (cle, ordre, publication_id, type, auteure_id, territoire_ids, epinglee_jusquau)
  select distinct k.cle, -(extract(epoch from coalesce(p.publiee_le, p.programmee_le, p.cree_le)) * 1000000)::bigint, p.id,
    p.type, p.auteure_id, p.territoire_ids, p.epinglee_jusquau
  from (select * from publications where id > $1 order by id limit $2) p
  cross join lateral (select etat_publication(p.statut) as e) x
  cross join lateral (
    select e || ':a:' || p.auteure_id as cle
    union all select 'n:' || p.statut || ':' || t from unnest(array['*'] || p.territoire_ids::text[]) t
      where p.type <> 'publication'
    union all select 'p:' || l || ':' || t
      from unnest(array['*', case when p.territoire_ids = '{}' then 'r' end]
        || array(select 't:' || id from unnest(p.territoire_ids) id)) l, unnest(array['*', p.type]) t
      where l is not null and e = 'p'
    union all select 'p:m:' || mot
      from unnest(mots_nom(left(coalesce(p.titre || ' ', '') || p.contenu_texte, 160))) mot where e = 'p'
    union all select 'f:' || compte_id from lectrices_publication
      where publication_id = p.id and favori_le is not null and e = 'p'
  ) k`

const readChoices = async (client: pg.Client): Promise<Choices> => {
  const column = async (text: string): Promise<string[]> =>
    (await client.query<{ id: string }>(text)).rows.map(({ id }) => id)
  return {
    territoires: await column('select id from territoires order by date_ouverture, id'),
    auteures: await column('select compte_id as id from annuaire order by 1'),
  }
}

const STATE = `
  select count(*) as nb, md5(string_agg(k::text, '|' order by cle, ordre, publication_id)) as cles
  from publications_cles k where publication_id = any ($1)`

/** Lets the product rewrite the keys of some posts: they must be the same. */
const checkKeys = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    'select id from publications order by md5(id::text) limit 100',
  )
  const sample = [rows.map(({ id }) => id)]
  const stateOf = async () => JSON.stringify((await client.query(STATE, sample)).rows)
  const before = await stateOf()
  await client.query('select publications_ecrit_cles(p) from publications p where id = any ($1)', sample)
  const after = await stateOf()
  if (before !== after) throw new Error(`the bench writes keys as the product does not:\n${before}\n${after}`)
}

/** The bulk keys, in the order of creation, as the triggers insert them. */
const writeKeys = async (client: pg.Client): Promise<void> => {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    await client.query(KEYS, [last, BATCH])
    const { rows }: pg.QueryResult<{ id: string }> = await client.query(
      'select id from publications where id > $1 order by id offset $2 limit 1',
      [last, BATCH - 1],
    )
    last = rows[0]?.id
  }
}

/** Fills a network with that many posts, by members of its directory. */
export const fillPosts = async (url: string, size: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const write of DIRECTORY) await client.query(write)
    const next = createPosts(await readChoices(client), new Date())
    for (let from = 0; from < size; from += BATCH) {
      const posts = Array.from({ length: Math.min(BATCH, size - from) }, (_, n) => next(from + n, size))
      for (const write of WRITES) await client.query(`${POSTS} ${write}`, [JSON.stringify(posts)])
    }
    await client.query('analyze')
    await writeKeys(client)
    await client.query('set session_replication_role = origin')
    await checkKeys(client)
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
