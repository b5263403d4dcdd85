import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { StatutPublication, TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { canRead, droitsCommentaireOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import {
  bloquees,
  carteJson,
  lectureOf,
  moiSansLieu,
  type Lecture,
} from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { contenuLu } from '../actus.columns.ts'

type Sql = RawBuilder<unknown>
type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

type Publication = {
  readonly titre: string | null
  readonly type: TypePublication
  readonly statut: StatutPublication
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
  readonly commentairesOuverts: boolean
  /** The branches that the reader reads. */
  readonly antennes: readonly string[]
}
type Row = Omit<Commentaire, 'droits'> & { readonly auteureId: string | null }

/** M15 on a post `d`, as `canModerate`. */
const isModeree = ({ roles, territoireIds }: SignedIn): Sql => {
  if (mayCall('administratrice', roles)) return sql`true`
  return mayCall('coordinatrice', roles)
    ? sql`(d.territoire_ids <> '{}' and d.territoire_ids <@ ${territoireIds}::uuid[])`
    : sql`false`
}

/** CTEs: the reader, and the post. An announcement is shown whatever the blocks. */
const ctesOf = (id: string, actor: SignedIn, lecture: Lecture): readonly Sql[] => [
  moiSansLieu(lecture),
  sql`publication as materialized (
    select d.*, ${isModeree(actor)} as moderee from publications d
    where d.id = ${id} and (d.type = 'annonce' or ${notBloquee(actor.id, sql`d.auteure_id`)}))`,
]

/** Whether what this author wrote is shown: she has erased her account, or is not hidden from the reader. */
const isMontree = (auteure: Sql): Sql => sql`(${auteure} is null or ${auteure} <> all (${bloquees}))`

/** The comments `c` that the reader sees, as `canReadCommentaire`; `premiere` is the author of the first one of its thread. */
const isLisible = (lectriceId: string): Sql => sql`(
  ${isMontree(sql`c.auteure_id`)} and ${isMontree(sql`c.premiere`)}
  and (c.statut <> 'masque' or c.auteure_id = ${lectriceId} or (select moderee from publication)))`

/** The latest thread first, each with its first comment, then its answers as they were written. */
const ORDER = sql`c.racine_le desc, c.racine_id desc, (c.commentaire_parent_id is not null), c.publie_le, c.id`

/** Comments of a post that are read at most: those that a reader does not see are among them. */
const LUS_MAX = 3 * (COUNT_CAP + 1)

/**
 * The comments of a post up to the count cap, from an index in their order. The first comment of a thread comes just before its
 * answers, so that its author needs no search of her own.
 */
const linesOf = (id: string, lectriceId: string): Sql => sql`
  select c.id, row_number() over (order by ${ORDER}) as place from (
    select c.*, first_value(c.auteure_id) over (partition by c.racine_le, c.racine_id order by ${ORDER}) as premiere from (
      select c.id, c.auteure_id, c.statut, c.racine_le, c.racine_id, c.commentaire_parent_id, c.publie_le from commentaires c
      where c.publication_id = ${id} order by ${ORDER} limit ${LUS_MAX}) c) c
  where ${isLisible(lectriceId)} order by ${ORDER} limit ${COUNT_CAP + 1}`

/** One comment of a post. */
const lineOf = (id: string, commentaireId: string, lectriceId: string): Sql => sql`
  select c.id, 1 as place from (
    select c.*, r.auteure_id as premiere from commentaires c join commentaires r on r.id = c.racine_id
    where c.id = ${commentaireId} and c.publication_id = ${id}) c
  where ${isLisible(lectriceId)}`

const commentaireJson = (lecture: Lecture): Sql => sql`json_build_object(
  'id', c.id, 'publicationId', c.publication_id, 'contenu', ${contenuLu(sql`c.contenu`)}, 'image', c.image,
  'auteure', ${carteJson(lecture, sql`c.auteure_id`)}, 'commentaireParentId', c.commentaire_parent_id,
  'reactions', json_build_object(
    'jaime', c.nb_jaime, 'bravo', c.nb_bravo, 'merci', c.nb_merci, 'soutien', c.nb_soutien),
  'maReaction', (select reaction from miennes where commentaire_id = c.id),
  'statut', c.statut, 'datePublication', c.publie_le, 'dateModification', c.modifie_le, 'version', c.version,
  'auteureId', c.auteure_id)`

/** CTEs: the comments of the page, and what the reader thinks of them: one range of hers, since ids follow the time. */
const ctesPage = (lectriceId: string, page: number): readonly Sql[] => [
  sql`choisies as materialized (
    select id, place from lignes order by place limit ${limitOf(page)} offset ${offsetOf(page)})`,
  sql`miennes as materialized (
    select commentaire_id, reaction from reactions_commentaire where compte_id = ${lectriceId}
      and commentaire_id between (select id from choisies order by id limit 1)
        and (select id from choisies order by id desc limit 1))`,
]

const publicationJson = sql`(select json_build_object(
  'titre', titre, 'type', type, 'statut', statut, 'auteureId', auteure_id, 'territoireIds', territoire_ids,
  'commentairesOuverts', commentaires_ouverts, 'antennes', (select antennes from moi)) from publication)`

/** Comments that the caller reads, with what she may do; undefined if she does not read the post. */
const readCommentaires = async (
  id: string,
  reading: Reading,
  { lines, page }: { readonly lines: Sql; readonly page: number },
) => {
  const { db, actor } = reading
  const lecture = lectureOf(reading)
  const { publication, rows, ...count } = await keyedPage<Row, { publication: Publication | null }>(db, {
    ctes: [
      ...ctesOf(id, actor, lecture),
      sql`lignes as materialized (${lines})`,
      ...ctesPage(actor.id, page),
    ],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${commentaireJson(lecture)} order by p.place), '[]')
      from choisies p join commentaires c on c.id = p.id`,
    also: { publication: publicationJson },
  })
  if (!publication || !canRead({ ...actor, antennes: publication.antennes }, publication)) return undefined
  const lus = rows.map(({ auteureId, ...commentaire }) => ({
    auteureId,
    commentaire: {
      ...commentaire,
      droits: droitsCommentaireOf(actor, publication, { ...commentaire, auteureId }),
    },
  }))
  return { publication, count, lus }
}

export const listCommentaires = async (id: string, page: number, reading: Reading) => {
  const found = await readCommentaires(id, reading, { lines: linesOf(id, reading.actor.id), page })
  if (!found) throw commonErrors.introuvable()
  return listAnswerOf('commentaires', {
    ...found.count,
    rows: found.lus.map(({ commentaire }) => commentaire),
  })
}

/** One comment that the caller reads, with its post. */
export const findLu = async (id: string, commentaireId: string, reading: Reading) => {
  const found = await readCommentaires(id, reading, {
    lines: lineOf(id, commentaireId, reading.actor.id),
    page: 1,
  })
  const lu = found?.lus[0]
  return found && lu && { publication: found.publication, ...lu }
}

export const getCommentaire = async (
  id: string,
  commentaireId: string,
  reading: Reading,
): Promise<Commentaire> => {
  const found = await findLu(id, commentaireId, reading)
  if (!found) throw commonErrors.introuvable()
  return found.commentaire
}
