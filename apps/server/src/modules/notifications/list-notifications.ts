import { formatName } from '@entrelles/contract/kit/format.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import {
  ACTEURES_MAX,
  type Acteure,
  type Notification,
  type NotificationId,
} from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every } from '#db/keyed-page.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { Lettres, Qui } from '#kit/lettres.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'

type Row = Pick<
  Notification,
  'acteures' | 'nbActeures' | 'groupe' | 'lue' | 'dateLecture' | 'dateCreation' | 'dateMiseAJour'
> & {
  readonly id: NotificationId
  readonly type: string
  readonly donnees: object
}

/** « Samira Haddad », « Samira Haddad et Awa Diallo », « Samira Haddad et 3 autres ». */
const quiOf = ([first, second]: readonly Acteure[], nb: number): Qui => {
  if (!first) return { noms: '', nb }
  if (nb === 1) return { noms: formatName(first), nb }
  const others = nb === 2 && second ? formatName(second) : nb === 2 ? 'une autre' : `${nb - 1}\u00a0autres`
  return { noms: `${formatName(first)} et ${others}`, nb }
}

/** The notification as it is shown; undefined if no kind of letter of this version writes it. */
const shown = ({ type, donnees, ...row }: Row, lettres: Lettres): Notification | undefined => {
  const lettre = lettres.get(type)
  const parsed = lettre?.donnees.safeParse(donnees)
  if (!lettre?.ligne || !parsed?.success) return undefined
  const {
    avant = '',
    accent,
    apres = '',
  } = lettre.ligne.phrase(parsed.data, quiOf(row.acteures, row.nbActeures))
  return {
    ...row,
    type: lettre.nom,
    titre: `${avant}${accent}${apres}`,
    phrase: { avant, accent, apres },
    extrait: null,
    cible: lettre.ligne.cible(parsed.data),
  }
}

/** Kinds that name members despite blocks: the notifications of a coordinator about her branch. */
const OFFICIELLES: readonly NomLettre[] = ['nouvelle_adherente']

/**
 * Rows of the table with the members who acted, in the order of the centre. Members whom a block hides from the reader are
 * counted and not named.
 */
const withActeures = (compteId: string, rows: RawBuilder<unknown>) => sql<Row>`
  select n.id, n.type, n.donnees, n.groupe, n.lu_le is not null as lue, n.lu_le as "dateLecture",
    n.cree_le as "dateCreation", n.maj_le as "dateMiseAJour",
    coalesce(a.acteures, '[]') as acteures, n.nb_acteures as "nbActeures"
  from ${rows} n
  left join lateral (
    select json_agg(json_build_object('id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'photo', c.photo)
      order by x.le desc, x.compte_id) as acteures
    from (
      select compte_id, le from notifications_acteures
      where destinataire_id = n.destinataire_id and notification_id = n.id
        and (n.type = any (${OFFICIELLES}) or compte_id <> all (${bloqueesOf(compteId)}))
      order by le desc, compte_id limit ${ACTEURES_MAX}
    ) x join comptes c on c.id = x.compte_id
  ) a on true
  order by (n.lu_le is not null), n.maj_le desc, n.id desc`

/** Those of these notifications that she has not read, by number. */
export const findLignesNonLues = async (
  { db, lettres }: Pick<ReadCtx, 'db' | 'lettres'>,
  compteId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Notification>> => {
  const unread = sql`(select * from notifications
    where destinataire_id = ${compteId} and id = any(${ids}::bigint[]) and lu_le is null)`
  const { rows } = await withActeures(compteId, unread).execute(db)
  return new Map(rows.flatMap((row) => shown(row, lettres) ?? []).map((one) => [one.id, one]))
}

type Asked = {
  readonly page: number
  readonly lue?: 'oui' | 'non' | undefined
  readonly type?: NomLettre | undefined
}

/** The caller's notifications: unread ones first, then the latest. One statement; its names come with it. */
export const listNotifications = async (
  { page, lue, type }: Asked,
  { db, actor, lettres }: Pick<ReadCtx, 'db' | 'actor' | 'lettres'>,
) => {
  const isAsked = every([
    sql`destinataire_id = ${actor.id}`,
    ...(lue === undefined ? [] : [lue === 'oui' ? sql`lu_le is not null` : sql`lu_le is null`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
  ])
  const asked = sql`(
    select * from notifications where ${isAsked}
    order by (lu_le is not null), maj_le desc, id desc limit ${limitOf(page)} offset ${offsetOf(page)})`
  const found = await listPage<Row>(db, {
    matching: sql`(select from notifications where ${isAsked})`,
    page: sql<Row>`(${withActeures(actor.id, asked)})`,
  })
  const rows = found.rows.flatMap((row) => shown(row, lettres) ?? [])
  return listAnswerOf('notifications', { ...found, rows })
}
