import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { TypeDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { DiscussionId, MessageTrouve } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import { bloquees, carteJson, lectureOf, moiSansLieu } from '#modules/adherentes/adherentes.public.ts'
import type { Reading } from '../messagerie.columns.ts'

type Row = Omit<MessageTrouve, 'discussion' | 'prenomAuteure'> & {
  readonly discussionId: DiscussionId
  readonly type: TypeDiscussion
  readonly titre: string | null
  readonly avec: CarteAdherente | null
  readonly prenom: string | null
}

/** A shorter message is shown whole. */
const COURT = 200
/** The words around those that were found; what is found is not marked, so that the text stays plain. */
const AUTOUR = 'StartSel="", StopSel="", MaxFragments=1, MinWords=8, MaxWords=24, FragmentDelimiter="…"'

/**
 * The messages that the caller may read and that contain these words, newest first; one statement. One scan of the index crosses her
 * discussions with the words; every message that it finds is then read, because the index does not know their order.
 */
export const listMessagesTrouves = async (
  { termes, page }: { readonly termes: string; readonly page: number },
  reading: Reading,
) => {
  const lecture = lectureOf(reading)
  const { lectriceId, now, graceDays } = lecture
  const query = sql`plainto_tsquery('fr', ${termes})`
  const { rows, ...found } = await keyedPage<Row>(reading.db, {
    ctes: [
      moiSansLieu(lecture),
      sql`miennes as materialized (
        select p.discussion_id, p.type, p.autre_id, p.depuis_numero as depuis,
          case when p.quittee_le is not null then p.dernier_message_id end as jusqua, p.quittee_titre
        from participations_discussion p
        where p.compte_id = ${lectriceId} and p.place in ('boite', 'archives', 'demandes')
          and (p.autre_id is null or p.autre_id <> all (${bloquees})))`,
      sql`candidats as materialized (
        select m.* from messages m
        where array[m.discussion_id] && array(select discussion_id from miennes) and m.mots @@ ${query}
          and m.statut in ('envoye', 'modifie'))`,
      sql`trouves as materialized (
        select m.id, m.numero, m.auteure_id, m.contenu, m.envoye_le, d.discussion_id, d.type, d.autre_id,
          case when d.jusqua is not null then d.quittee_titre end as quittee_titre
        from candidats m join miennes d on d.discussion_id = m.discussion_id
        where m.numero >= d.depuis and (d.jusqua is null or m.numero <= d.jusqua)
          and (m.auteure_id is null or m.auteure_id <> all (${bloquees}))
        order by m.envoye_le desc, m.id limit ${COUNT_CAP + 1})`,
      sql`choisis as materialized (
        select * from trouves order by envoye_le desc, id limit ${limitOf(page)} offset ${offsetOf(page)})`,
    ],
    lines: sql`trouves`,
    rows: sql`
      select coalesce(json_agg(json_build_object(
        'messageId', c.id, 'numero', c.numero, 'discussionId', c.discussion_id, 'type', c.type,
        'titre', coalesce(c.quittee_titre, (select d.titre from discussions d where d.id = c.discussion_id)),
        'avec', case when c.type = 'directe' then ${carteJson(lecture, sql`c.autre_id`)} end,
        'auteureId', c.auteure_id, 'dateEnvoi', c.envoye_le,
        'prenom', (select a.prenom from annuaire a where a.compte_id = c.auteure_id
          and a.paye_jusquau >= ${addDays(parisDay(now), -graceDays)}),
        'extrait', case when length(c.contenu) <= ${COURT} then c.contenu
          else ts_headline('fr', c.contenu, ${query}, ${AUTOUR}) end) order by c.envoye_le desc, c.id), '[]')
      from choisis c`,
  })
  const messages = rows.map(({ discussionId: id, type, titre, avec, prenom, ...message }): MessageTrouve => ({
    ...message,
    prenomAuteure: prenom ?? ANCIENNE_MEMBRE,
    discussion: { id, type, titre, avec },
  }))
  return listAnswerOf('messages', { ...found, rows: messages })
}
