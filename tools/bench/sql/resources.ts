import pg from 'pg'
import { idAt } from './members.ts'
import { motsDeTitre } from './names.ts'
import { createRandom } from './random.ts'

/** A library grows with its writers, hardly with its readers: the same at every size. */
const RESOURCES = 500
const DAY = 86_400_000
/** What search reads of an article. */
const ARTICLE = 6000

/** Every other one an article, the others links; one in ten for one branch. */
const createResources = (territoires: readonly string[], now: Date) => {
  const random = createRandom(17)
  const words = (nb: number) => Array.from({ length: nb }, () => random.zipf(motsDeTitre)).join(' ')
  return Array.from({ length: RESOURCES }, (_, n) => {
    const cree = now.getTime() - (RESOURCES - n) * DAY
    return {
      id: idAt(random, cree),
      cree: new Date(cree).toISOString(),
      titre: words(3 + random.int(5)),
      resume: words(10 + random.int(15)),
      texte: n % 2 === 0 ? words(ARTICLE / 4).slice(0, ARTICLE) : null,
      mots: words(3).split(' '),
      territoires: random.chance(0.1) ? [random.zipf(territoires)] : [],
    }
  })
}

const WRITE = `
  with r as (select * from jsonb_to_recordset($1) as r (id uuid, cree timestamptz, titre text, resume text, texte text, mots text[],
    territoires uuid[]))
  insert into ressources (id, type, titre, resume, contenu, contenu_texte, url, mots_cles, public, territoire_ids, statut, cree_le,
    publiee_le)
  select id, case when texte is not null then 'article' else 'lien' end, titre, resume, '<p>' || texte || '</p>', texte,
    case when texte is null then 'https://www.exemple.fr/' || id end, mots,
    case when territoires = '{}' then 'reseau' else 'territoires' end, territoires, 'publiee', cree, cree
  from r`

/** Fills the library of a network; `fillSearch` writes its words. */
export const fillResources = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from territoires order by date_ouverture, id',
    )
    const resources = createResources(
      rows.map(({ id }) => id),
      new Date(),
    )
    await client.query('set session_replication_role = replica')
    await client.query(WRITE, [JSON.stringify(resources)])
    await client.query('select ressources_ecrit_cles(r) from ressources r')
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (freeze, analyze) ressources')
  } finally {
    await client.end()
  }
}
