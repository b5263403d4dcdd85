import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { ResumeEnvois } from '@entrelles/contract/modules/bo-envois/bo-envois.schema.ts'
import { CANAUX, type Envoi, type FiltresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { every } from '#db/keyed-page.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { prefixQuery } from '#db/text-search.ts'

type Sql = RawBuilder<unknown>
type Asked = FiltresEnvois & { readonly page: number }

const DAY_MS = 86_400_000
/** Members whose letters a word finds: a longer word narrows them, where more of them have it. */
const MEMBRES_MAX = COUNT_CAP

/** Letters to the members with these words in their names or their address. The array makes PostgreSQL search the words first. */
const isToMembre = (mots: Sql): Sql => sql`e.compte_id = any (array(
  select t.id from comptes t where mots_compte(t.prenom, t.nom, t.email) @@ ${mots} limit ${MEMBRES_MAX}))`

const conditionsOf = (
  { statut, lettre, periode, evenement, adherente }: FiltresEnvois,
  mots: Sql | undefined,
  now: Date,
): readonly Sql[] => [
  ...(statut === undefined ? [] : [sql`e.statut = ${statut}`]),
  ...(lettre === undefined ? [] : [sql`e.lettre = ${lettre}`]),
  ...(periode === undefined ? [] : [sql`e.cree_le >= ${new Date(now.getTime() - Number(periode) * DAY_MS)}`]),
  ...(evenement === undefined ? [] : [sql`e.objet_id = ${evenement}::uuid`]),
  ...(adherente === undefined ? [] : [sql`e.compte_id = ${adherente}::uuid`]),
  ...(mots === undefined ? [] : [isToMembre(mots)]),
]

/** The letters that match the filters. Words are searched once, for the page and for its count (`trouves`). */
const matchingOf = (filtres: FiltresEnvois, now: Date): { readonly ctes?: Sql; readonly lignes: Sql } => {
  const mots = prefixQuery(filtres.termes ?? '', 'noms')
  const lignes = sql`select e.id, e.cree_le from envois e where ${every(conditionsOf(filtres, mots, now))}`
  return mots
    ? { ctes: sql`trouves as materialized (${lignes})`, lignes: sql`select e.id, e.cree_le from trouves e` }
    : { lignes }
}

/** The columns of a letter `e` and of its recipient `c`. */
const colonnes = sql`
  e.id, e.lettre, e.canal, e.statut, e.motif, e.essais, e.cree_le as "dateCreation", e.traite_le as "dateTraitement",
  case when c.id is not null then json_build_object(
    'id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'photo', c.photo, 'email', c.email) end as destinataire,
  coalesce(
    (select v.titre from evenements v where v.id = e.objet_id),
    (select d.titre from coups_de_pouce d where d.id = e.objet_id),
    (select p.titre from publications p where p.id = e.objet_id),
    (select r.titre from ressources r where r.id = e.objet_id),
    (select concat_ws(' ', i.prenom, i.nom) from intervenants i where i.id = e.objet_id)) as objet`

const pageOf = (lignes: Sql, page: number): RawBuilder<Envoi> => sql`(
  select ${colonnes}
  from (${lignes} order by e.cree_le desc, e.id desc limit ${limitOf(page)} offset ${offsetOf(page)}) l
  join envois e on e.id = l.id
  left join comptes c on c.id = e.compte_id
  order by l.cree_le desc, l.id desc)`

/** A page of letters, latest first; the tests explain it. */
export const selectPage = (filtres: FiltresEnvois, page: number, now: Date): Sql => {
  const { ctes, lignes } = matchingOf(filtres, now)
  return sql`${ctes ? sql`with ${ctes}` : sql``} select * from ${pageOf(lignes, page)} p`
}

/** During a deployment, an old node may read a kind of letter, or a channel, of a newer one. */
const isKnown = ({ lettre, canal }: Envoi): boolean =>
  Object.hasOwn(LETTRES, lettre) && CANAUX.includes(canal)

export const listEnvois = async (db: Db, { page, ...filtres }: Asked, now: Date) => {
  const { ctes, lignes } = matchingOf(filtres, now)
  const { rows, ...count } = await listPage(db, {
    ctes,
    matching: sql`(${lignes})`,
    page: pageOf(lignes, page),
  })
  return listAnswerOf('envois', { rows: rows.filter(isKnown), ...count })
}

/** One letter, as a line of the list. */
export const findEnvoi = async (db: Db, id: string): Promise<Envoi | undefined> => {
  const { rows } = await sql<Envoi>`
    select ${colonnes} from envois e left join comptes c on c.id = e.compte_id where e.id = ${id}`.execute(db)
  return rows[0]
}

const ONGLETS: Readonly<Record<keyof ResumeEnvois, Sql>> = {
  tous: sql`true`,
  envoye: sql`e.statut = 'envoye'`,
  ignore: sql`e.statut = 'ignore'`,
  echec: sql`e.statut = 'echec'`,
}

/** The number of letters in each tab, up to the count cap. */
export const getResumeEnvois = async (db: Db): Promise<ResumeEnvois> => {
  const counts = Object.entries(ONGLETS).map(
    ([onglet, lignes]) => sql`(
      select count(*)::int from (select from envois e where ${lignes} limit ${COUNT_CAP + 1}) m
    ) as ${sql.id(onglet)}`,
  )
  const { rows } = await sql<Record<keyof ResumeEnvois, number>>`select ${sql.join(counts)}`.execute(db)
  const nombreOf = (onglet: keyof ResumeEnvois) => cappedCount(rows[0]?.[onglet] ?? 0)
  return {
    tous: nombreOf('tous'),
    envoye: nombreOf('envoye'),
    ignore: nombreOf('ignore'),
    echec: nombreOf('echec'),
  }
}
