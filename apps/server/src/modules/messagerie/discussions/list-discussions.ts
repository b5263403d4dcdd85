import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  DISCUSSIONS_PAGE,
  type FiltreDiscussions,
  type StatutDiscussion,
  type StatutMessage,
  type TypeDiscussion,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { FiltresDiscussions } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type {
  CarteDiscussion,
  DiscussionId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { executeKeyed } from '#db/keyed.ts'
import {
  bloquees,
  carteJson,
  lectureOf,
  moiSansLieu,
  type Lecture,
} from '#modules/adherentes/adherentes.public.ts'
import { demandeOf, isMuette, type DemandeParticipante, type Reading } from '../messagerie.columns.ts'

type Sql = RawBuilder<unknown>

type Row = {
  readonly id: DiscussionId
  readonly type: TypeDiscussion
  readonly avec: CarteAdherente | null
  /** Of a discussion with more than two members. */
  readonly groupe: { readonly titre: string; readonly nb: number; readonly statut: StatutDiscussion } | null
  readonly auteure: string | null
  readonly isCachee: boolean
  readonly dernier: number
  readonly lu: number
  readonly depuis: number
  readonly epinglee: boolean
  readonly archivee: boolean
  readonly muetteJusquau: string | null
  readonly quittee: boolean
  readonly demande: DemandeParticipante
  readonly extrait: string
  readonly statut: StatutMessage
  readonly date: string
  readonly auteureId: AdherenteId | null
  readonly piecesJointes: boolean
}

const PLACES: Readonly<Record<FiltreDiscussions, string>> = {
  toutes: 'boite',
  non_lues: 'boite',
  epinglees: 'boite',
  archivees: 'archives',
  demandes: 'demandes',
}

const DISCUSSION = sql`case when p.quittee_le is null then (select d.titre from discussions d where d.id = p.discussion_id)
  else p.quittee_titre end`
const AUTRE = sql`(select a.prenom || ' ' || coalesce(a.nom, '') from annuaire a where a.compte_id = p.autre_id)`

/** Each typed word begins, or resembles, a word of the title or of the other member's name. */
const isNommee = (termes: string): Sql => sql`not exists (
  select from unnest(mots_nom(${termes})) m where not exists (
    select from unnest(mots_nom(case when p.type = 'directe' then ${AUTRE} else ${DISCUSSION} end)) n
    where starts_with(n, m) or (length(m) > 3 and n % m)))`

/** The rows `p` of one list of hers, in their order, as far as a page needs them; names are sought among all of them. */
const lignesOf = ({ filtre, termes }: FiltresDiscussions, lectriceId: string, nb: number): Sql => sql`
  select p.* from discussions_boite(${lectriceId}, ${PLACES[filtre]}, ${filtre === 'epinglees'}, ${filtre === 'non_lues'}, ${bloquees},
    ${termes ? null : nb}) p
  ${termes ? sql`where ${isNommee(termes)}` : sql``}`

/** A row `p`: one card for each, that of the other member or the first name of the last author. */
const ligneJson = (lecture: Lecture): Sql => sql`json_build_object(
  'id', p.discussion_id, 'type', p.type,
  'avec', case when p.type = 'directe' then ${carteJson(lecture, sql`p.autre_id`)} end,
  'groupe', case when p.type <> 'directe' then (
    select json_build_object('statut', d.statut, 'titre', case when p.quittee_le is null then d.titre else p.quittee_titre end,
      'nb', case when p.quittee_le is null then d.nb_participantes else p.quittee_nb end)
    from discussions d where d.id = p.discussion_id) end,
  'auteure', case when p.type <> 'directe' and p.dernier_auteure_id <> moi.id then (
    select a.prenom from annuaire a where a.compte_id = p.dernier_auteure_id
      and a.paye_jusquau >= ${addDays(parisDay(lecture.now), -lecture.graceDays)}) end,
  'isCachee', coalesce(p.dernier_auteure_id = any (moi.bloquees), false),
  'dernier', p.dernier_message_id, 'lu', p.lu_jusqua, 'depuis', p.depuis_numero, 'epinglee', p.epinglee,
  'archivee', p.archivee, 'muetteJusquau', p.muette_jusquau, 'quittee', p.quittee_le is not null, 'demande', p.demande,
  'extrait', p.dernier_extrait, 'statut', p.dernier_statut, 'date', p.dernier_le, 'auteureId', p.dernier_auteure_id,
  'piecesJointes', p.dernier_fichiers)`

/** Who wrote the last message; nobody once she is no longer a member. */
const auteureOf = (
  { auteureId, avec, auteure }: Row,
  lectriceId: string,
): { readonly auteureId: AdherenteId | null; readonly prenomAuteure: string } => {
  if (auteureId === lectriceId) return { auteureId, prenomAuteure: '' }
  const prenom = (avec?.id ?? null) === null ? auteure : (avec?.prenom ?? null)
  return prenom === null
    ? { auteureId: null, prenomAuteure: ANCIENNE_MEMBRE }
    : { auteureId, prenomAuteure: prenom }
}

const dernierOf = (row: Row, lectriceId: string): CarteDiscussion['dernierMessage'] => {
  const { dernier, depuis, isCachee, date, extrait, statut, piecesJointes } = row
  if (dernier < depuis) return null
  // In a group, the words of a member whom a block hides.
  if (isCachee)
    return { extrait: '', statut: 'masque', date, auteureId: null, prenomAuteure: '', piecesJointes: false }
  return { extrait, statut, date, piecesJointes, ...auteureOf(row, lectriceId) }
}

const carteOf = (row: Row, lectriceId: string, now: Date): CarteDiscussion => {
  const { id, type, avec, groupe, dernier, lu, epinglee, archivee, quittee } = row
  return {
    id,
    type,
    titre: groupe?.titre ?? null,
    avec,
    nbParticipantes: groupe?.nb ?? 2,
    nonLus: Math.max(0, dernier - lu),
    epinglee,
    muette: isMuette(row.muetteJusquau, now),
    archivee,
    quittee,
    statut: quittee ? 'close' : (groupe?.statut ?? 'ouverte'),
    demandeContact: demandeOf(row.demande),
    dernierMessage: dernierOf(row, lectriceId),
  }
}

/**
 * A page of the caller's discussions, in one statement. Nothing is counted: a total would read all her rows, which each message
 * moves. The count is exact on the last page; before, it is that of the rows so far, « plus de ».
 */
export const listDiscussions = async (
  { page, ...filtres }: FiltresDiscussions & { readonly page: number },
  reading: Reading,
) => {
  const lecture = lectureOf(reading)
  const { lectriceId, now } = lecture
  const offset = (page - 1) * DISCUSSIONS_PAGE
  const query = sql<{ nb: number; rows: Row[] }>`
    with ${moiSansLieu(lecture)}, lignes as materialized (
      ${lignesOf(filtres, lectriceId, offset + DISCUSSIONS_PAGE + 1)} limit ${DISCUSSIONS_PAGE + 1} offset ${offset}
    ), choisies as materialized (
      select row_number() over () as rang, l.* from lignes l limit ${DISCUSSIONS_PAGE}
    )
    select (select count(*)::int from lignes) as nb,
      (select coalesce(json_agg(${ligneJson(lecture)} order by p.rang), '[]') from choisies p, moi) as rows`
  const { rows } = await executeKeyed(
    filtres.termes ? 'discussions-nommees' : 'discussions',
    query,
    reading.db,
  )
  const found = rows[0] ?? { nb: 0, rows: [] }
  const hasMore = found.nb > DISCUSSIONS_PAGE
  return {
    discussions: found.rows.map((row) => carteOf(row, lectriceId, now)),
    nbdiscussions: found.nb === 0 && page > 1 ? 0 : offset + Math.min(found.nb, DISCUSSIONS_PAGE),
    limit: DISCUSSIONS_PAGE,
    ...(hasMore && { plus: true as const }),
  }
}
