import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type {
  CarteAdherente,
  TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  GROUPE_MAX,
  type DemandeContact,
  type StatutDiscussion,
  type TypeDiscussion,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { refusEcriture } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Discussion, DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import {
  bloquees,
  carteJson,
  lectureOf,
  moiSansLieu,
  type Lecture,
} from '#modules/adherentes/adherentes.public.ts'
import { demandeuseJson, enCommunOf } from '../contacts/contacts.queries.ts'
import { isMuette, type DemandeParticipante, type Reading } from '../messagerie.columns.ts'

type Sql = RawBuilder<unknown>

type Row = {
  readonly id: DiscussionId
  readonly type: TypeDiscussion
  readonly titre: string | null
  readonly avec: CarteAdherente | null
  readonly statut: StatutDiscussion
  readonly numero: number
  readonly revision: number
  readonly nb: number
  readonly demande: DemandeContact
  readonly demandeParId: string | null
  readonly demandeeLe: string | null
  readonly repondueLe: string | null
  readonly evenementId: EvenementId | null
  readonly territoireId: TerritoireId | null
  readonly creeeLe: string
  readonly mienne: {
    readonly dernier: number
    readonly lu: number
    readonly depuis: number
    readonly vu: number | null
    readonly epinglee: boolean
    readonly archivee: boolean
    readonly muetteJusquau: string | null
    readonly quittee: boolean
    readonly organisatrice: boolean
    readonly demande: DemandeParticipante
  }
  readonly rompue: boolean
  readonly demandeuse: Discussion['demandeuse']
  readonly enCommun: string | null
  readonly participantes: Discussion['participantes']
}

/** The first participants who organise, or who do not, without those whom a block hides. */
const quelques = (isOrganisatrice: boolean): Sql => sql`(
  select compte_id, organisatrice, rejointe_le from participations_discussion
  where discussion_id = d.id and quittee_le is null and ${isOrganisatrice ? sql`organisatrice` : sql`not organisatrice`}
    and compte_id <> all (${bloquees})
  order by compte_id limit ${GROUPE_MAX})`

/** The first thirty participants, organisers first. */
const participantes = (lecture: Lecture): Sql => sql`(
  select coalesce(json_agg(json_build_object('adherente', ${carteJson(lecture, sql`q.compte_id`)},
    'organisatrice', q.organisatrice) order by q.organisatrice desc, q.rejointe_le, q.compte_id), '[]')
  from (
    select * from (${quelques(true)} union all ${quelques(false)}) x
    order by organisatrice desc, compte_id limit ${GROUPE_MAX}) q)`

const mienneJson = sql`json_build_object(
  'dernier', p.dernier_message_id, 'lu', p.lu_jusqua, 'depuis', p.depuis_numero, 'vu', p.vu_jusqua, 'epinglee', p.epinglee,
  'archivee', p.archivee, 'muetteJusquau', p.muette_jusquau, 'quittee', p.quittee_le is not null,
  'organisatrice', p.organisatrice, 'demande', p.demande)`

const droitsOf = (row: Row, { actor, now }: Reading): Discussion['droits'] => {
  const { type, mienne, demande, demandeParId } = row
  const { organisatrice, quittee } = mienne
  const refus = refusEcriture(
    {
      ...row,
      statut: quittee ? 'close' : row.statut,
      nbParticipantes: row.nb,
      demandeContact: demande,
      dateDemande: row.demandeeLe === null ? null : new Date(row.demandeeLe),
      dateReponse: row.repondueLe === null ? null : new Date(row.repondueLe),
    },
    { id: actor.id, organisatrice },
    now(),
  )
  const isDemande = demande === 'en_attente' || demande === 'refusee'
  const gererParticipantes = type === 'groupe' && organisatrice && !quittee
  return {
    ecrire: refus === undefined,
    joindre: refus === undefined && !isDemande,
    repondreDemande: isDemande && demandeParId !== actor.id,
    gererParticipantes,
    renommer: gererParticipantes,
    quitter: type !== 'directe',
    bloquer: type === 'directe' && (row.avec?.id ?? null) !== null,
  }
}

const discussionOf = (row: Row, reading: Reading): Discussion => {
  const { mienne, nb, demande, enCommun, creeeLe } = row
  const { quittee, dernier, lu, depuis, vu, epinglee, archivee, muetteJusquau } = mienne
  const isEnAttente = demande === 'refusee' && row.demandeParId === reading.actor.id
  return {
    ...row,
    // What she may read ends where she left; her leaving is the last change that she is told of.
    numero: quittee ? dernier : row.numero,
    statut: quittee ? 'close' : row.statut,
    nbParticipantes: row.type === 'directe' ? 2 : nb,
    nonLus: Math.max(0, dernier - lu),
    epinglee,
    muette: isMuette(muetteJusquau, reading.now()),
    archivee,
    quittee,
    demandeContact: isEnAttente ? 'en_attente' : demande,
    luJusqua: lu,
    depuisNumero: depuis,
    vuJusqua: vu,
    muetteJusquau: muetteJusquau === 'infinity' ? null : muetteJusquau,
    dateCreation: creeeLe,
    enCommun,
    droits: droitsOf(row, reading),
  }
}

/** A discussion of the caller, in one statement; undefined if she does not take part in it. */
export const findDiscussion = async (id: string, reading: Reading): Promise<Discussion | undefined> => {
  const lecture = lectureOf(reading)
  const { lectriceId, now, graceDays } = lecture
  const isActive = sql`exists (select from annuaire a
    where a.compte_id = p.autre_id and a.paye_jusquau >= ${addDays(parisDay(now), -graceDays)})`
  const { rows } = await sql<Row>`
    with ${moiSansLieu(lecture)}
    select d.id, d.type, case when p.quittee_le is null then d.titre else p.quittee_titre end as titre, d.statut, d.numero,
      case when p.quittee_le is null then d.revision else p.revision + 1 end as revision,
      case when p.quittee_le is null then d.nb_participantes else p.quittee_nb end as nb, d.demande,
      d.demande_par as "demandeParId", d.demandee_le as "demandeeLe", d.repondue_le as "repondueLe",
      d.evenement_id as "evenementId", d.territoire_id as "territoireId", d.creee_le as "creeeLe", ${mienneJson} as mienne,
      case when d.type = 'directe' then ${carteJson(lecture, sql`p.autre_id`)} end as avec,
      (d.type = 'directe' and not ${isActive}) as rompue,
      case when p.demande = 'recue' and ${isActive} then ${demandeuseJson(sql`p.autre_id`)} end as demandeuse,
      case when p.demande = 'recue' then ${enCommunOf(sql`p.compte_id`, sql`p.autre_id`)} end as "enCommun",
      case when p.quittee_le is null then ${participantes(lecture)} else '[]' end as participantes
    from participations_discussion p join discussions d on d.id = p.discussion_id
    where p.discussion_id = ${id} and p.compte_id = ${lectriceId}
      and (p.autre_id is null or p.autre_id <> all (${bloquees}))`.execute(reading.db)
  return rows[0] && discussionOf(rows[0], reading)
}

export const getDiscussion = async (id: string, reading: Reading): Promise<Discussion> => {
  const discussion = await findDiscussion(id, reading)
  if (!discussion) throw commonErrors.introuvable()
  return discussion
}
