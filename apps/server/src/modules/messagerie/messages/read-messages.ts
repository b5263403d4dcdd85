import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  StatutDiscussion,
  TypeDiscussion,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { isGrande, type Ecriture } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { LectureGroupe, Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { executeKeyed } from '#db/keyed.ts'
import { carteJson, lectureOf, moiSansLieu, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import type { DemandeParticipante, Reading } from '../messagerie.columns.ts'
import { messageFor, messageJson, type LigneMessage } from './messages.columns.ts'

type Sql = RawBuilder<unknown>

type Row = {
  readonly type: TypeDiscussion
  readonly depuis: number
  /** The last message that she may read. */
  readonly dernier: number
  readonly revision: number
  readonly vu: number | null
  readonly demande: DemandeParticipante
  readonly quittee: boolean
  readonly organisatrice: boolean
  /** Of a discussion with more than two members. */
  readonly groupe: { readonly statut: StatutDiscussion; readonly nb: number } | null
  readonly bloquees: readonly string[]
  readonly messages: LigneMessage[]
  readonly auteures: CarteAdherente[]
  readonly lectures: LectureGroupe[]
}

/**
 * CTE `p`: the row of the reader, without which nothing is read, and what the discussion adds to it. A direct discussion is read from
 * that row alone.
 */
const participation = (id: string, lectriceId: string): Sql => sql`p as materialized (
  select p.*, case when p.type <> 'directe' then (
    select json_build_object('statut', d.statut, 'nb', d.nb_participantes, 'numero', d.numero,
      'revision', case when p.quittee_le is null then d.revision else p.revision + 1 end)
    from discussions d where d.id = p.discussion_id) end as groupe
  from participations_discussion p
  where p.discussion_id = ${id} and p.compte_id = ${lectriceId}
    -- The same, as the hash index has it.
    and array[p.discussion_id, p.compte_id] = array[${id}, ${lectriceId}]::uuid[] and ${notBloquee(lectriceId, sql`p.autre_id`)})`

/** A large discussion is told later: its own number rules there. */
export const DERNIER: Sql = sql`(case when p.quittee_le is null and p.type in ('evenement', 'territoire')
  then (p.groupe->>'numero')::int else p.dernier_message_id end)`

/** The cards of the authors of the page, and of those whom it quotes. */
const auteures = (lecture: Lecture): Sql => sql`(
  select coalesce(json_agg(${carteJson(lecture, sql`x.id`)} order by x.id), '[]') from (
    select distinct auteure_id as id from page where auteure_id is not null
    union select (citation->>'auteureId')::uuid from page where citation->>'auteureId' is not null) x
  join annuaire a on a.compte_id = x.id and a.paye_jusquau >= ${addDays(parisDay(lecture.now), -lecture.graceDays)}
  where x.id <> all ((select bloquees from moi)::uuid[]))`

/** What the others of a group have read, which has thirty members at most: of those whom she sees, if both share it. */
const LECTURES: Sql = sql`(
  select coalesce(json_agg(
    json_build_object('adherenteId', q.compte_id, 'depuis', q.depuis_numero, 'jusqua', q.lu_jusqua) order by q.compte_id), '[]')
  from participations_discussion q
  where q.discussion_id = p.discussion_id and q.quittee_le is null and q.compte_id <> p.compte_id
    and q.compte_id <> all ((select bloquees from moi)::uuid[])
    and not exists (
      select from reglages_messagerie r where r.compte_id in (p.compte_id, q.compte_id) and not r.lecture_visible))`

/** What she may write there. The author of a first contact may correct her message, but not react. */
const mayWrite = ({ groupe, demande, quittee, organisatrice }: Row): Ecriture => {
  if (quittee || groupe?.statut === 'close') return false
  if (groupe && isGrande({ nbParticipantes: groupe.nb })) return organisatrice
  return demande === 'envoyee' ? 'corriger' : demande === 'aucune' || demande === 'acceptee'
}

type Lus = Pick<Row, 'depuis' | 'dernier' | 'revision' | 'vu' | 'type'> & {
  readonly messages: Message[]
  readonly auteures: CarteAdherente[]
  readonly lectures: LectureGroupe[]
}

type Page = {
  /** Name of the statement, whose rows are all looked up by key. One name has one text. */
  readonly name: string
  /** Selects rows of messages `m` for her row `p`. */
  readonly page: Sql
  readonly order: Sql
}

/** Messages of a discussion of the reader, in one statement; undefined if she does not take part in it. */
export const readMessages = async (
  id: string,
  reading: Reading,
  { name, page, order }: Page,
): Promise<Lus | undefined> => {
  const lecture = lectureOf(reading)
  const { lectriceId, now } = lecture
  const query = sql<Row>`
    with ${moiSansLieu(lecture)}, ${participation(id, lectriceId)}, page as materialized (${page})
    select p.type, p.depuis_numero as depuis, ${DERNIER} as dernier,
      coalesce((p.groupe->>'revision')::int, p.revision) as revision, p.vu_jusqua as vu, p.demande,
      p.quittee_le is not null as quittee, p.organisatrice, p.groupe,
      case when p.type = 'directe' then '{}' else (select bloquees from moi) end as bloquees,
      (select coalesce(json_agg(${messageJson} order by ${order}), '[]') from page m) as messages,
      case when p.type = 'directe' then '[]' else ${auteures(lecture)} end as auteures,
      case when p.type = 'groupe' and p.quittee_le is null then ${LECTURES} else '[]' end as lectures
    from p`
  const { rows } = await executeKeyed(`messages-${name}`, query, reading.db)
  const [row] = rows
  if (!row) return undefined
  const { bloquees, quittee } = row
  // What changed after she left has the last revision before: she cannot count what she does not read.
  const derniere = quittee ? row.revision - 1 : Infinity
  const lectrice = { id: lectriceId, ecrire: mayWrite(row), bloquees, now }
  const messages = row.messages.map((ligne) => messageFor(ligne, lectrice))
  return {
    ...row,
    messages: messages.map((message) => ({ ...message, revision: Math.min(message.revision, derniere) })),
  }
}
