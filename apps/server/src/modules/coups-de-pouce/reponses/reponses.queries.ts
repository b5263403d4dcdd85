import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  StatutCoupDePouce,
  TypeCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { canRead, droitsReponseOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ReponseCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { bloquees, carteJson, lectureOf, moi, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

type Sql = RawBuilder<unknown>
type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

type Demande = {
  readonly titre: string
  readonly type: TypeCoupDePouce
  readonly statut: StatutCoupDePouce
  readonly auteureId: string | null
  readonly territoireId: string | null
}
type Row = Omit<ReponseCoupDePouce, 'droits'> & {
  readonly auteureId: string | null
  readonly destinataireId: string | null
}

/** M15 on a request `d`, as `canModerate`. */
const isModeree = ({ roles, territoireIds }: SignedIn): Sql => {
  if (mayCall('administratrice', roles)) return sql`true`
  return mayCall('coordinatrice', roles)
    ? sql`coalesce(d.territoire_id = any (${territoireIds}::uuid[]), false)`
    : sql`false`
}

/** CTEs: the request, and the threads that a member hidden from the reader began. */
const ctesOf = (id: string, actor: SignedIn, lecture: Lecture): readonly Sql[] => [
  moi(lecture),
  sql`demande as materialized (
    select d.*, ${isModeree(actor)} as moderee from coups_de_pouce d
    where d.id = ${id} and ${notBloquee(actor.id, sql`d.auteure_id`)})`,
  sql`fils_caches as materialized (
    select id from reponses_coup_de_pouce where coup_de_pouce_id = ${id} and auteure_id = any (${bloquees}))`,
]

/** The answers `r` that the reader sees, as `canReadReponse`. */
const isLisible = (lectriceId: string): Sql => sql`(
  (r.auteure_id is null or r.auteure_id <> all (${bloquees}))
  and r.racine_id <> all (array(select id from fils_caches))
  and ((select moderee from demande) or (
    (r.statut <> 'masquee' or r.auteure_id = ${lectriceId})
    and (not r.prive or r.auteure_id = ${lectriceId} or r.destinataire_id = ${lectriceId}))))`

const reponseJson = (lecture: Lecture): Sql => sql`json_build_object(
  'id', r.id, 'contenu', r.contenu, 'auteure', ${carteJson(lecture, sql`r.auteure_id`)}, 'prive', r.prive,
  'propose', r.propose, 'acceptee', r.acceptee_le is not null, 'aAide', r.a_aide,
  'reponseParenteId', r.reponse_parente_id, 'statut', r.statut, 'datePublication', r.publiee_le,
  'dateModification', r.modifiee_le, 'version', r.version, 'auteureId', r.auteure_id,
  'destinataireId', r.destinataire_id)`

/** Threads one after the other, each with its first answer first. */
const ORDER = sql`r.racine_le, r.racine_id, (r.reponse_parente_id is not null), r.publiee_le, r.id`

const demandeJson = sql`(select json_build_object('titre', titre, 'type', type, 'statut', statut,
  'auteureId', auteure_id, 'territoireId', territoire_id) from demande)`

/** Answers that the caller reads, with what she may do; undefined if she does not read the request. */
const readReponses = async (
  id: string,
  reading: Reading,
  { where, page }: { readonly where: Sql; readonly page: number },
) => {
  const { db, actor } = reading
  const lecture = lectureOf(reading)
  const lines = (columns: Sql) => sql`
    select ${columns} from reponses_coup_de_pouce r
    where r.coup_de_pouce_id = ${id} and ${where} and ${isLisible(actor.id)}`
  const { demande, rows, ...count } = await keyedPage<Row, { demande: Demande | null }>(db, {
    ctes: ctesOf(id, actor, lecture),
    lines: sql`(${lines(sql`1`)} limit ${COUNT_CAP + 1})`,
    rows: sql`
      select coalesce(json_agg(${reponseJson(lecture)} order by ${ORDER}), '[]')
      from (${lines(sql`r.*`)} order by ${ORDER} limit ${limitOf(page)} offset ${offsetOf(page)}) r`,
    also: { demande: demandeJson },
  })
  if (!demande || !canRead(actor, demande)) return undefined
  const lues = rows.map(({ auteureId, destinataireId, ...reponse }) => ({
    auteureId,
    reponse: {
      ...reponse,
      droits: droitsReponseOf(actor, demande, { ...reponse, auteureId, destinataireId }),
    },
  }))
  return { demande, count, lues }
}

export const listReponses = async (id: string, page: number, reading: Reading) => {
  const found = await readReponses(id, reading, { where: sql`true`, page })
  if (!found) throw commonErrors.introuvable()
  return listAnswerOf('reponses', { ...found.count, rows: found.lues.map(({ reponse }) => reponse) })
}

/** One answer that the caller reads, with its request. */
export const findLue = async (id: string, reponseId: string, reading: Reading) => {
  const found = await readReponses(id, reading, { where: sql`r.id = ${reponseId}`, page: 1 })
  const lue = found?.lues[0]
  return found && lue && { demande: found.demande, ...lue }
}

export const getReponse = async (
  id: string,
  reponseId: string,
  reading: Reading,
): Promise<ReponseCoupDePouce> => {
  const found = await findLue(id, reponseId, reading)
  if (!found) throw commonErrors.introuvable()
  return found.reponse
}
