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
import { bloquees, carteJson, lectureOf, moi, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

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

/** CTEs: the post, and the threads that a member hidden from the reader began. An announcement is shown whatever the blocks. */
const ctesOf = (id: string, actor: SignedIn, lecture: Lecture): readonly Sql[] => [
  moi(lecture),
  sql`publication as materialized (
    select d.*, ${isModeree(actor)} as moderee from publications d
    where d.id = ${id} and (d.type = 'annonce' or ${notBloquee(actor.id, sql`d.auteure_id`)}))`,
  sql`fils_caches as materialized (
    select id from commentaires where publication_id = ${id} and auteure_id = any (${bloquees}))`,
]

/** The comments `c` that the reader sees, as `canReadCommentaire`. */
const isLisible = (lectriceId: string): Sql => sql`(
  (c.auteure_id is null or c.auteure_id <> all (${bloquees}))
  and c.racine_id <> all (array(select id from fils_caches))
  and (c.statut <> 'masque' or c.auteure_id = ${lectriceId} or (select moderee from publication)))`

const commentaireJson = (lecture: Lecture): Sql => sql`json_build_object(
  'id', c.id, 'publicationId', c.publication_id, 'contenu', c.contenu, 'image', c.image,
  'auteure', ${carteJson(lecture, sql`c.auteure_id`)}, 'commentaireParentId', c.commentaire_parent_id,
  'reactions', json_build_object(
    'jaime', c.nb_jaime, 'bravo', c.nb_bravo, 'merci', c.nb_merci, 'soutien', c.nb_soutien),
  'maReaction', (
    select reaction from reactions_commentaire where compte_id = ${lecture.lectriceId} and commentaire_id = c.id),
  'statut', c.statut, 'datePublication', c.publie_le, 'dateModification', c.modifie_le, 'version', c.version,
  'auteureId', c.auteure_id)`

/** The latest thread first, each with its first comment, then its answers as they were written. */
const ORDER = sql`c.racine_le desc, c.racine_id desc, (c.commentaire_parent_id is not null), c.publie_le, c.id`

const publicationJson = sql`(select json_build_object(
  'titre', titre, 'type', type, 'statut', statut, 'auteureId', auteure_id, 'territoireIds', territoire_ids,
  'commentairesOuverts', commentaires_ouverts, 'antennes', (select antennes from moi)) from publication)`

/** Comments that the caller reads, with what she may do; undefined if she does not read the post. */
const readCommentaires = async (
  id: string,
  reading: Reading,
  { where, page }: { readonly where: Sql; readonly page: number },
) => {
  const { db, actor } = reading
  const lecture = lectureOf(reading)
  const lines = (columns: Sql) => sql`
    select ${columns} from commentaires c
    where c.publication_id = ${id} and ${where} and ${isLisible(actor.id)}`
  const { publication, rows, ...count } = await keyedPage<Row, { publication: Publication | null }>(db, {
    ctes: ctesOf(id, actor, lecture),
    lines: sql`(${lines(sql`1`)} limit ${COUNT_CAP + 1})`,
    rows: sql`
      select coalesce(json_agg(${commentaireJson(lecture)} order by ${ORDER}), '[]')
      from (${lines(sql`c.*`)} order by ${ORDER} limit ${limitOf(page)} offset ${offsetOf(page)}) c`,
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
  const found = await readCommentaires(id, reading, { where: sql`true`, page })
  if (!found) throw commonErrors.introuvable()
  return listAnswerOf('commentaires', {
    ...found.count,
    rows: found.lus.map(({ commentaire }) => commentaire),
  })
}

/** One comment that the caller reads, with its post. */
export const findLu = async (id: string, commentaireId: string, reading: Reading) => {
  const found = await readCommentaires(id, reading, { where: sql`c.id = ${commentaireId}`, page: 1 })
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
