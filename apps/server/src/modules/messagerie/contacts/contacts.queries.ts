import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Contact, DemandeContact } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { mayAskAgain } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Destinataire, DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import {
  antennesLues,
  carteJson,
  isRattachee,
  lectureOf,
  moiSansLieu,
} from '#modules/adherentes/adherentes.public.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'
import type { Reading } from '../messagerie.columns.ts'

type Sql = RawBuilder<unknown>

/**
 * Whether the caller writes to that member without asking: they share a branch, have both attended an event, or one has answered a
 * request of the other. Nobody asks an administrator or a coordinator, nor do administrators ask, or coordinators the members of
 * their branches.
 */
const isOuvert = ({ actor, now }: Pick<Reading, 'actor' | 'now'>, autre: Sql): Sql => {
  const lectrice = { lectriceId: actor.id, territoireIds: actor.territoireIds, now: now() }
  return sql`(
    exists (select from comptes where id in (${actor.id}, ${autre}) and administratrice)
    or exists (select from coordinations where compte_id = ${autre})
    or ${isRattachee(autre, antennesLues(lectrice) as Sql, now())}
    or exists (
      select from participations x join participations y on y.evenement_id = x.evenement_id
      where x.compte_id = ${actor.id} and x.presence = 'presente' and y.compte_id = ${autre} and y.presence = 'presente')
    or exists (
      select from reponses_coup_de_pouce r join coups_de_pouce d on d.id = r.coup_de_pouce_id
      where r.auteure_id in (${actor.id}, ${autre}) and d.auteure_id in (${actor.id}, ${autre})
        and r.auteure_id <> d.auteure_id and r.statut = 'publiee'))`
}

/** Since when that member has an account, and the branch that her profile shows: the one that she coordinates, else her own. */
export const demandeuseJson = (compteId: Sql): Sql => sql`(
  select json_build_object('membreDepuis', c.date_inscription, 'antenne', (
    select t.nom from territoires t
    where t.id = coalesce(a.coordonne_id, (
      select r.territoire_id from rattachements r where r.compte_id = c.id and r.principal and r.fin is null))))
  from comptes c join annuaire a on a.compte_id = c.id
  where c.id = ${compteId})`

/** What two members have in common, for the one who is asked: an event that both registered for, or a group. */
export const enCommunOf = (moi: Sql, autre: Sql): Sql => sql`coalesce((
  select 'Vous étiez toutes les deux inscrites à «\u00a0' || e.titre || '\u00a0».'
  from participations x
  join participations y on y.evenement_id = x.evenement_id and y.compte_id = ${autre} and y.statut = 'inscrite'
  join evenements e on e.id = x.evenement_id and not e.brouillon
  where x.compte_id = ${moi} and x.statut = 'inscrite' order by e.debut desc, e.id limit 1), (
  select 'Vous êtes toutes les deux dans «\u00a0' || g.titre || '\u00a0».'
  from participations_discussion x
  join participations_discussion y on y.discussion_id = x.discussion_id and y.compte_id = ${autre} and y.quittee_le is null
  join discussions g on g.id = x.discussion_id
  where x.compte_id = ${moi} and x.place = 'boite' and x.type = 'groupe' and x.quittee_le is null
  order by x.dernier_le desc, g.id limit 1))`

type Row = {
  readonly adherente: CarteAdherente
  readonly isOuvert: boolean
  readonly discussionId: DiscussionId | null
  readonly demande: DemandeContact | null
  readonly isDemandeuse: boolean
  readonly repondueLe: string | null
}

/** How she may write to that member. She does not learn of a refusal: she reads that she waits, until she may ask again. */
const contactOf = (
  { discussionId, demande, isDemandeuse, repondueLe, isOuvert: ouvert }: Row,
  now: Date,
): Contact => {
  if (discussionId === null) return ouvert ? 'ouvert' : 'demande'
  const isEnAttente = demande === 'en_attente' || demande === 'refusee'
  if (!isEnAttente) return 'discussion'
  if (!isDemandeuse) return 'a_accepter'
  const dateReponse = repondueLe === null ? null : new Date(repondueLe)
  return mayAskAgain({ demandeContact: demande, dateReponse }, now) ? 'demande' : 'attente'
}

/** Those of these members whom the caller sees, and how she may write to each; one statement. */
export const findDestinataires = async (
  ids: readonly string[],
  reading: Reading,
): Promise<Map<string, Destinataire>> => {
  if (ids.length === 0) return new Map()
  const lecture = lectureOf(reading)
  const { lectriceId, now, graceDays } = lecture
  const { rows } = await sql<Row>`
    with ${moiSansLieu(lecture)}
    select ${carteJson(lecture, sql`m.compte_id`)} as adherente, ${isOuvert(reading, sql`m.compte_id`)} as "isOuvert",
      d.id as "discussionId", d.demande, coalesce(d.demande_par = ${lectriceId}, false) as "isDemandeuse",
      d.repondue_le as "repondueLe"
    from annuaire m
    left join discussions d on d.type = 'directe' and d.membre_a = least(m.compte_id, ${lectriceId}::uuid)
      and d.membre_b = greatest(m.compte_id, ${lectriceId}::uuid)
    where m.compte_id = any (${ids}::uuid[]) and m.compte_id <> ${lectriceId}
      and m.paye_jusquau >= ${addDays(parisDay(now), -graceDays)}
      and m.compte_id <> all (${bloqueesOf(lectriceId)})`.execute(reading.db)
  return new Map(
    rows.map((row) => {
      const { adherente, discussionId } = row
      return [adherente.id ?? '', { adherente, contact: contactOf(row, now), discussionId }]
    }),
  )
}
