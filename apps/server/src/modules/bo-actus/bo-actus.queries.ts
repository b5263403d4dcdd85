import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import {
  PROGRAMMEES_MAX,
  type ActuBo,
  type ActuEpinglee,
  type ActuProgrammee,
  type FiltresActus,
} from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { every, keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { DEVANT } from '#modules/actus/actus.sources.ts'

type Sql = RawBuilder<unknown>

const LIMIT = COUNT_CAP + 1

/** The lines `k` that the filters keep. */
const matching = ({ statut, type, territoire }: FiltresActus): readonly Sql[] => [
  sql`k.cle = ${`n:${statut}:${territoire ?? '*'}`.toLowerCase()}`,
  ...(type === undefined ? [] : [sql`k.type = ${type}`]),
]

/** Few posts are pinned at once: their keys are looked up one by one. */
const pinned = (filtres: FiltresActus, today: CivilDay): Sql => sql`
  select k.ordre - ${DEVANT} as rang, k.publication_id as id
  from publications p join publications_cles k on k.publication_id = p.id
  where ${every([sql`p.epinglee_jusquau >= ${today}`, ...matching(filtres)])}`

const others = (where: readonly Sql[]): Sql => sql`
  select k.ordre as rang, k.publication_id as id from publications_cles k
  where ${every(where)} order by k.ordre, k.publication_id limit ${LIMIT}`

/** The first lines (rang, id) in page order: pinned ones, then the newest; of what is scheduled, the next one first. */
const linesOf = (filtres: FiltresActus, today: CivilDay): Sql => {
  const where = matching(filtres)
  if (filtres.statut === 'programmee')
    return sql`
      select -k.ordre as rang, k.publication_id as id from publications_cles k
      where ${every(where)} order by k.ordre desc, k.publication_id desc limit ${LIMIT}`
  if (filtres.statut !== 'publiee') return others(where)
  const isLoose = sql`coalesce(k.epinglee_jusquau < ${today}, true)`
  return sql`${pinned(filtres, today)} union all (${others([...where, isLoose])})`
}

type Ligne = Omit<ActuBo, 'droits'> & {
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
  readonly commentairesOuverts: boolean
}

/** News or an announcement `p`, with its author `c`. */
const actuJson = (today: CivilDay): RawBuilder<Ligne> => sql<Ligne>`json_build_object(
  'id', p.id, 'type', p.type, 'titre', p.titre, 'statut', p.statut,
  'territoires', (
    select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom), '[]')
    from territoires t where t.id = any (p.territoire_ids)),
  'auteure', case when c.id is not null
    then json_build_object('id', c.id, 'prenom', coalesce(c.prenom, ''), 'nom', coalesce(c.nom, '')) end,
  'dateCreation', p.cree_le, 'dateProgrammee', p.programmee_le, 'datePublication', p.publiee_le,
  'epingleeJusquau', case when p.epinglee_jusquau >= ${today} then p.epinglee_jusquau end,
  'destinataires', p.nb_destinataires, 'courriels', p.nb_courriels, 'vues', p.nb_vues, 'clics', p.nb_clics, 'version', p.version,
  'auteureId', p.auteure_id, 'territoireIds', p.territoire_ids, 'commentairesOuverts', p.commentaires_ouverts)`

/** The statement of a page; the tests explain it. */
export const pageOf = (filtres: FiltresActus, page: number, now: Date) => {
  const today = parisDay(now)
  return {
    ctes: [sql`lignes as materialized (${linesOf(filtres, today)})`],
    lines: sql`(select from lignes limit ${LIMIT})`,
    rows: sql`
      select coalesce(json_agg(${actuJson(today)} order by l.rang, l.id), '[]')
      from (select rang, id from lignes order by rang, id limit ${limitOf(page)} offset ${offsetOf(page)}) l
      join publications p on p.id = l.id left join comptes c on c.id = p.auteure_id`,
  }
}

export const listActus = async (
  { db, actor, now }: Pick<ReadCtx, 'db' | 'actor' | 'now'>,
  { page, ...filtres }: FiltresActus & { readonly page: number },
) => {
  const { rows, ...found } = await keyedPage<Ligne>(db, pageOf(filtres, page, now()))
  const actus = rows.map((ligne): ActuBo => ({ ...ligne, droits: droitsOf(actor, ligne) }))
  return listAnswerOf('publications', { ...found, rows: actus })
}

/** The first instant of a month, in Paris. */
const debutOf = (mois: string): Date => instantOf(`${mois}-01 00:00`, ZONE_PARIS)

export const listActusProgrammees = async (
  db: Db,
  mois: string,
): Promise<{ programmees: ActuProgrammee[] }> => {
  const suivant = addDays(`${mois}-28`, 4).slice(0, 7)
  const { rows: programmees } = await sql<ActuProgrammee>`
    select id, titre, programmee_le as "dateProgrammee" from publications
    where statut = 'programmee' and type <> 'publication'
      and programmee_le >= ${debutOf(mois)} and programmee_le < ${debutOf(suivant)}
    order by programmee_le, id limit ${PROGRAMMEES_MAX}`.execute(db)
  return { programmees }
}

/** What is shown of a post without a title. */
const DEBUT_MAX = 80

export const listActusEpinglees = async (db: Db, now: Date): Promise<{ epinglees: ActuEpinglee[] }> => {
  const { rows: epinglees } = await sql<ActuEpinglee>`
    select p.id, coalesce(p.titre, left(p.contenu_texte, ${DEBUT_MAX})) as titre,
      p.epinglee_jusquau as "epingleeJusquau"
    from publications_cles k join publications p on p.id = k.publication_id
    where k.cle = 'e:r' and k.epinglee_jusquau >= ${parisDay(now)}
    order by p.epinglee_jusquau, p.id`.execute(db)
  return { epinglees }
}
