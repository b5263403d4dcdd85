import pg from 'pg'
import { idAt, type Commune } from './members.ts'
import { motsDeTitre } from './names.ts'
import { createRandom, createWeighted } from './random.ts'

const BATCH = 10_000
const DAY = 86_400_000
const HOUR = 3_600_000
const YEARS = 5

type Choices = {
  readonly themes: readonly string[]
  readonly types: readonly string[]
  readonly territoires: readonly string[]
  readonly auteures: readonly string[]
}

/**
 * Generates realistic events: sorted by creation, more of them each year; one in seven is upcoming, most are in towns,
 * a third are full.
 */
const createEvents = (communes: readonly Commune[], choices: Choices, now: Date) => {
  const random = createRandom(7)
  const commune = createWeighted(random, communes, ({ population }) => population)
  const titre = () => {
    const mots = Array.from({ length: 3 + random.int(4) }, () => random.zipf(motsDeTitre)).join(' ')
    return mots.charAt(0).toUpperCase() + mots.slice(1)
  }
  const places = () => {
    if (random.chance(0.3)) return { nombre_places: null, prises: random.int(80) }
    const nombre_places = 5 + random.int(55)
    return { nombre_places, prises: random.chance(0.35) ? nombre_places : random.int(nombre_places) }
  }
  return (rang: number, size: number) => {
    const [atelier = '', webinaire = ''] = choices.types
    const type = random.chance(0.65) ? atelier : webinaire
    const en_ligne = random.chance(type === webinaire ? 0.9 : 0.1)
    const cree = now.getTime() - DAY - (1 - Math.sqrt(rang / size)) * YEARS * 365 * DAY
    const debut = Math.floor((cree + (10 + random.next() * 250) * DAY) / HOUR) * HOUR
    const brouillon = random.chance(0.04)
    return {
      id: idAt(random, cree),
      titre: titre(),
      description: `<p>${Array.from({ length: 40 + random.int(120) }, () => random.pick(motsDeTitre)).join(' ')}</p>`,
      theme: random.zipf(choices.themes),
      type,
      en_ligne,
      ville: commune().id,
      debut: new Date(debut).toISOString(),
      cree: new Date(cree).toISOString(),
      brouillon,
      vitrine: random.chance(0.08),
      annule: !brouillon && random.chance(0.03),
      auteure: random.pick(choices.auteures),
      territoires: random.some(choices.territoires, 2),
      ...(brouillon ? { nombre_places: 0, prises: 0 } : places()),
    }
  }
}

const EVENTS = `
  with e as (select * from jsonb_to_recordset($1) as e (id uuid, titre text, description text, theme uuid, type uuid, en_ligne boolean, ville text,
    debut timestamptz, cree timestamptz, brouillon boolean, vitrine boolean, annule boolean, auteure uuid, territoires uuid[],
    nombre_places int, prises int))`
const WRITES = [
  `insert into evenements (id, titre, theme_id, type_id, en_ligne, ville_id, ville_nom, departement, latitude, longitude, debut,
     fin, description, brouillon, vitrine, annule_le, auteure_id, cree_le, modifie_le, nombre_places, prises, visuel, apercu)
   select e.id, titre, theme, type, en_ligne, ville, v.nom, v.departement, case when not en_ligne then v.latitude end,
     case when not en_ligne then v.longitude end, debut, debut + interval '2 hours', description,
     brouillon, vitrine, case when annule then cree end, auteure, cree, cree, nombre_places, prises, md5(e.id::text) || '.webp',
     md5(titre) || '.webp'
   from e join villes v on v.id = e.ville`,
  `insert into evenements_territoires (evenement_id, territoire_id)
   select id, territoire from e, unnest(territoires) territoire`,
]

// Inserts in bulk what the triggers insert row by row; checked below.
const KEYS = `
  insert into evenements_cles (cle, ordre, evenement_id, disponible, theme_id, type_id, en_ligne, latitude, longitude)
  select k.cle, case when e.brouillon then e.cree_le else e.debut end, e.id, e.disponible,
    case when k.genre <> 'f' then e.theme_id end, case when k.genre <> 'f' then e.type_id end,
    case when k.genre = 'm' then e.en_ligne end,
    case when k.genre in ('m', 'f') then e.latitude end, case when k.genre in ('m', 'f') then e.longitude end
  from (select * from evenements order by id) e
  cross join lateral (select case when e.brouillon then 'b:' else ':' end as b) x
  cross join lateral (
    select 't' || b || territoire_id as cle, 't' as genre from evenements_territoires where evenement_id = e.id
    union all select 'c' || b || e.auteure_id, 'c'
    union all select 'f:' || t || ':' || y || ':' || f, 'f'
      from unnest(array['*', e.theme_id::text]) t, unnest(array['*', e.type_id::text]) y,
        unnest(array['*', case when e.en_ligne then 'en_ligne' else 'presentiel' end]) f
      where not e.brouillon and not (t = '*' and y = '*' and f = '*')
    union all select 'm' || b || mot, 'm' from unnest(mots_nom(e.titre)) mot
  ) k`

const readChoices = async (client: pg.Client): Promise<Choices> => {
  const column = async (text: string): Promise<string[]> =>
    (await client.query<{ id: string }>(text)).rows.map(({ id }) => id)
  return {
    themes: await column(`select id from referentiels where categorie = 'theme' order by ordre`),
    types: await column(`select id from referentiels where categorie = 'type_evenement' order by ordre`),
    territoires: await column(`select id from territoires order by date_ouverture, id`),
    auteures: await column(`select distinct compte_id as id from coordinations order by 1`),
  }
}

const STATE = `
  select count(*) as nb, md5(string_agg(k::text, '|' order by cle, ordre, evenement_id)) as cles
  from evenements_cles k where evenement_id = any ($1)`

/** Lets the product's triggers rewrite the keys of some events: the state must be the same. */
const checkKeys = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from evenements order by md5(id::text) limit 100`,
  )
  const sample = rows.map(({ id }) => id)
  const before = await client.query(STATE, [sample])
  await client.query('delete from evenements_cles where evenement_id = any ($1)', [sample])
  await client.query('select evenements_ecrit_cles(e) from evenements e where id = any ($1)', [sample])
  const after = await client.query(STATE, [sample])
  const [was, is] = [before, after].map(({ rows: [state] }) => JSON.stringify(state))
  if (was !== is) throw new Error(`the bench writes keys as the product does not:\n${was}\n${is}`)
}

// Members of the directory, who include the callers: their number and data are the same at every size.
const FEW = `(select id, row_number() over (order by id) as rang from comptes
   where id in (select compte_id from annuaire)) c`

/**
 * Members of the directory have registrations, favourites and waiting-list entries, mostly on the first pages. All
 * other members have one registration.
 */
const REGISTRATIONS = [
  `insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le)
   select gen_random_uuid(), e.id, c.id, 'en_attente', e.cree_le, e.cree_le
   from (select id, cree_le, row_number() over (order by debut, id) as rang from evenements
         where not brouillon and debut > now() order by debut, id limit 200) e
   join ${FEW} on (c.rang + e.rang) % 40 = 0`,
  `insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le)
   select gen_random_uuid(), e.id, c.id, 'inscrite', e.cree_le, e.cree_le
   from (select id, cree_le, row_number() over (order by md5(id::text)) as rang from evenements
         where not brouillon order by md5(id::text) limit 2000) e
   join ${FEW} on (c.rang + e.rang) % 25 = 0
   on conflict do nothing`,
  `insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le)
   select gen_random_uuid(), e.id, c.id, 'inscrite', e.cree_le, e.cree_le
   from (select id, row_number() over (order by id) as rang from comptes
         where id not in (select compte_id from annuaire)) c
   join (select id, cree_le, row_number() over (order by id) - 1 as rang from evenements where not brouillon) e
     on e.rang = c.rang % (select count(*) from evenements where not brouillon)`,
  `insert into favoris (id, compte_id, evenement_id, cree_le)
   select gen_random_uuid(), p.compte_id, p.evenement_id, p.creee_le from participations p where p.numero % 3 = 0`,
]

export const fillEvents = async (url: string, size: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const { rows: communes } = await client.query<Commune>('select id, population from villes order by id')
    const next = createEvents(communes, await readChoices(client), new Date())
    await client.query('set session_replication_role = replica')
    for (let from = 0; from < size; from += BATCH) {
      const events = Array.from({ length: Math.min(BATCH, size - from) }, (_, n) => next(from + n, size))
      for (const write of WRITES) await client.query(`${EVENTS} ${write}`, [JSON.stringify(events)])
    }
    await client.query('analyze')
    await client.query(KEYS)
    for (const write of REGISTRATIONS) await client.query(write)
    await client.query('set session_replication_role = origin')
    await checkKeys(client)
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
