import pg from 'pg'
import { idAt, type Commune } from './members.ts'
import { motsDeTitre } from './names.ts'
import { createRandom, createWeighted } from './random.ts'

const BATCH = 10_000
const DAY = 86_400_000
const YEARS = 5
/** Most requests end within this time. */
const OPEN_DAYS = 60

type Choices = {
  readonly categories: readonly string[]
  readonly competences: readonly string[]
  readonly territoires: readonly string[]
  readonly auteures: readonly string[]
}

/**
 * Generates realistic help requests: sorted by creation, more of them each year; those of the last two months are open, a
 * quarter of these without an answer.
 */
const createRequests = (communes: readonly Commune[], choices: Choices, now: Date) => {
  const random = createRandom(11)
  const commune = createWeighted(random, communes, ({ population }) => population)
  const titre = () => {
    const mots = Array.from({ length: 3 + random.int(5) }, () => random.zipf(motsDeTitre)).join(' ')
    return mots.charAt(0).toUpperCase() + mots.slice(1)
  }
  const statutAt = (cree: number) => {
    if (cree > now.getTime() - OPEN_DAYS * DAY) {
      if (random.chance(0.04)) return 'brouillon'
      return random.chance(0.15) ? 'en_cours' : 'publie'
    }
    if (random.chance(0.02)) return 'masque'
    if (random.chance(0.55)) return 'resolu'
    return random.chance(0.6) ? 'expire' : 'clos'
  }
  return (rang: number, size: number) => {
    const cree = now.getTime() - 1000 - (1 - Math.sqrt(rang / size)) * YEARS * 365 * DAY
    const statut = statutAt(cree)
    const autres = statut === 'brouillon' || random.chance(0.25) ? 0 : 1 + random.int(6)
    return {
      id: idAt(random, cree),
      type: random.chance(0.2) ? 'offre' : 'demande',
      titre: titre(),
      contenu: Array.from({ length: 30 + random.int(90) }, () => random.pick(motsDeTitre)).join(' '),
      categorie: random.zipf(choices.categories),
      territoire: random.chance(0.5) ? random.zipf(choices.territoires) : null,
      ville: random.chance(0.8) ? commune().id : null,
      statut,
      limite: new Date(cree + (OPEN_DAYS + random.int(60)) * DAY).toISOString().slice(0, 10),
      cree: new Date(cree).toISOString(),
      auteure: random.pick(choices.auteures),
      autres,
      competences: random.some(choices.competences, 3),
      suivi: random.chance(0.3) ? random.pick(choices.auteures) : null,
    }
  }
}

const REQUESTS = `
  with r as (select * from jsonb_to_recordset($1) as r (id uuid, type text, titre text, contenu text, categorie uuid,
    territoire uuid, ville text, statut text, limite date, cree timestamptz, auteure uuid, autres int, competences uuid[],
    suivi uuid))`
const WRITES = [
  `insert into coups_de_pouce (id, type, titre, contenu, categorie_id, territoire_id, ville_id, ville_nom, departement,
     latitude, longitude, mode, urgence, date_limite, statut, statut_avant, auteure_id, cree_le, publie_le, nb_reponses, nb_autres)
   select r.id, type, titre, contenu, categorie, territoire, ville, v.nom, v.departement, v.latitude, v.longitude,
     'indifferent', 'normale', limite, statut, case when statut = 'masque' then 'resolu' end, auteure, cree,
     case when statut <> 'brouillon' then cree end, autres, autres
   from r left join villes v on v.id = r.ville`,
  `insert into competences_coup_de_pouce (coup_de_pouce_id, referentiel_id)
   select id, competence from r, unnest(competences) competence`,
  `insert into suivis_coup_de_pouce (coup_de_pouce_id, compte_id, suivi_le)
   select id, suivi, cree from r where suivi is not null`,
  `insert into reponses_coup_de_pouce (id, coup_de_pouce_id, racine_id, racine_le, auteure_id, de_l_auteure, contenu, prive,
     propose, publiee_le)
   select x.id, r.id, x.id, cree, r.auteure, false, 'Je peux aider.', false, n % 3 = 0, cree
   from r, generate_series(1, autres) n, lateral (select gen_random_uuid() as id where n > 0) x`,
]

// Inserts in bulk what the triggers insert row by row; checked below.
const KEYS = `
  insert into coups_de_pouce_cles (cle, ordre, coup_de_pouce_id, date_limite, categorie_id, territoire_id, type, sans_reponse,
    auteure_id, latitude, longitude)
  select distinct e || ':' || k.cle, -(extract(epoch from coalesce(d.publie_le, d.cree_le)) * 1000000)::bigint, d.id,
    d.date_limite, d.categorie_id, d.territoire_id, d.type, d.sans_reponse, d.auteure_id, d.latitude, d.longitude
  from (select * from coups_de_pouce where id > $1 order by id limit $2) d
  cross join lateral (select etat_coup_de_pouce(d.statut) as e) x
  cross join lateral (
    select 'a:' || d.auteure_id as cle
    union all select 's:' || compte_id from suivis_coup_de_pouce where coup_de_pouce_id = d.id and e in ('o', 'r', 't')
    union all select z from unnest(array['t:' || d.territoire_id]) z where z is not null and e in ('o', 'r', 't')
    union all select l || ':' || c || ':' || t
      from unnest(array['f', case when e = 'o' and d.sans_reponse then 'n' end]) l,
        unnest(array['*', d.categorie_id::text]) c, unnest(array['*', d.type]) t
      where l is not null and e in ('o', 'r', 't')
    union all select l || ':' || (floor(d.latitude * 2)::int * 1000 + floor(d.longitude * m)::int) || ':' || c
      from (values ('c', 2), ('g', 1)) g (l, m), unnest(array['*', d.categorie_id::text]) c
      where d.latitude is not null and e in ('o', 'r', 't') and (l = 'c' or e <> 'o')
    union all select 'm:' || mot from unnest(mots_nom(d.titre || ' ' || coalesce(d.ville_nom, ''))) mot
      where e in ('o', 'r', 't')
  ) k`

const readChoices = async (client: pg.Client): Promise<Choices> => {
  const column = async (text: string): Promise<string[]> =>
    (await client.query<{ id: string }>(text)).rows.map(({ id }) => id)
  return {
    categories: await column(
      `select id from referentiels where categorie = 'categorie_coup_de_pouce' order by ordre`,
    ),
    competences: await column(`select id from referentiels where categorie = 'competence' order by ordre`),
    territoires: await column(`select id from territoires order by date_ouverture, id`),
    auteures: await column(`select compte_id as id from annuaire order by 1`),
  }
}

/** Members who are not in the directory yet are in it with what the cards and the suggestions read, without the keys of its lists. */
export const DIRECTORY = [
  `insert into annuaire (compte_id, tri, prenom, nom, photo, profession, profession_portee, nom_entreprise, entreprise_portee, ville,
     departement, latitude, longitude, depuis, paye_jusquau, cles)
   select c.id, lower(c.nom), c.prenom, c.nom, c.photo, p.profession, 'reseau', p.nom_entreprise, 'reseau', v.nom,
     v.departement, v.latitude, v.longitude, c.date_inscription, c.paye_jusquau, '{}'
   from comptes c left join profils p on p.compte_id = c.id left join villes v on v.id = c.ville_id
   where c.etape_inscription = 'termine' and c.paye_jusquau >= current_date
   order by c.id
   on conflict do nothing`,
  `insert into annuaire_savoirs (cle, cellule, compte_id, latitude, longitude)
   select k.cle, coalesce(a.cellule, 0), a.compte_id, a.latitude, a.longitude
   from annuaire a cross join lateral (
     select 'k:' || referentiel_id as cle from competences_profil where compte_id = a.compte_id and sens = 'offerte'
     union all select 's:' || secteur_id from inscriptions where compte_id = a.compte_id and secteur_id is not null) k
   order by a.compte_id
   on conflict do nothing`,
]

const STATE = `
  select count(*) as nb, md5(string_agg(k::text, '|' order by cle, ordre, coup_de_pouce_id)) as cles
  from coups_de_pouce_cles k where coup_de_pouce_id = any ($1)`

/** Lets the product rewrite the keys of some requests: they must be the same. */
const checkKeys = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from coups_de_pouce order by md5(id::text) limit 100`,
  )
  const sample = rows.map(({ id }) => id)
  const before = await client.query(STATE, [sample])
  await client.query('select coups_de_pouce_ecrit_cles(d) from coups_de_pouce d where id = any ($1)', [
    sample,
  ])
  const after = await client.query(STATE, [sample])
  const [was, is] = [before, after].map(({ rows: [state] }) => JSON.stringify(state))
  if (was !== is) throw new Error(`the bench writes keys as the product does not:\n${was}\n${is}`)
}

/** The bulk keys, in the order of creation, as the triggers insert them. */
const writeKeys = async (client: pg.Client): Promise<void> => {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last !== undefined) {
    await client.query(KEYS, [last, BATCH])
    const { rows }: pg.QueryResult<{ id: string }> = await client.query(
      'select id from coups_de_pouce where id > $1 order by id limit 1 offset $2',
      [last, BATCH - 1],
    )
    last = rows[0]?.id
  }
}

/** Fills a network with that many help requests, by members of its directory. */
export const fillRequests = async (url: string, size: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const write of DIRECTORY) await client.query(write)
    const { rows: communes } = await client.query<Commune>('select id, population from villes order by id')
    const next = createRequests(communes, await readChoices(client), new Date())
    for (let from = 0; from < size; from += BATCH) {
      const requests = Array.from({ length: Math.min(BATCH, size - from) }, (_, n) => next(from + n, size))
      for (const write of WRITES) await client.query(`${REQUESTS} ${write}`, [JSON.stringify(requests)])
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
