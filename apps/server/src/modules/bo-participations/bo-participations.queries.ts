import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  AttenteBo,
  EnteteParticipations,
  ParticipationBo,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'

/** The header of both lists: the event `e`. */
const entete = sql`json_build_object(
  'id', e.id, 'titre', e.titre, 'evenementType', (select libelle from referentiels where id = e.type_id),
  'isEnLigne', e.en_ligne, 'isAnnule', e.annule_le is not null, 'isDraft', e.brouillon,
  'adresse', e.adresse, 'ville', e.ville_nom,
  'territoires', (select coalesce(json_agg(t.nom order by t.nom), '[]') from evenements_territoires et
    join territoires t on t.id = et.territoire_id where et.evenement_id = e.id),
  'dateHeureDebut', e.debut, 'dateHeureFin', e.fin, 'fuseau', e.fuseau, 'nombrePlacesTotal', e.nombre_places,
  'nbInscrites', e.prises, 'nbProposees', e.proposees, 'nbEnAttente', e.en_attente)`

/** The participant: a member, a walk-in with a name, or null once the account is deleted. */
const adherente = sql`case
  when c.id is not null then json_build_object('id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'photo', c.photo,
    'ville', case when v.id is not null then json_build_object('nom', v.nom, 'departement', v.departement) end)
  when p.prenom is not null then json_build_object('id', null, 'prenom', p.prenom, 'nom', p.nom, 'photo', null,
    'ville', null) end`

/** Joins the account and the commune of the participations `p`. */
export const elle = sql`left join comptes c on c.id = p.compte_id left join villes v on v.id = c.ville_id`

type Found<Row> = { readonly evenement: EnteteParticipations; readonly nb: number; readonly lignes: Row[] }

/** Reads a page of participations and the header of their event in one statement. */
const listLignes = async <Row>(
  { db, actor }: ReadCtx,
  evenementId: EvenementId,
  { matching, page }: { readonly matching: RawBuilder<unknown>; readonly page: RawBuilder<unknown> },
) => {
  const { rows } = await sql<Found<Row>>`
    select ${entete} as evenement,
      (select count(*)::int from (${matching} limit ${COUNT_CAP + 1}) comptees) as nb,
      (select coalesce(json_agg(l), '[]') from (${page}) l) as lignes
    from evenements e where e.id = ${evenementId} and ${managedBy(actor)}`.execute(db)
  const [found] = rows
  if (!found) throw commonErrors.introuvable()
  return {
    evenement: found.evenement,
    ...listAnswerOf('participations', { rows: found.lignes, ...cappedCount(found.nb) }),
  }
}

export const listParticipationsBo = (evenementId: EvenementId, page: number, ctx: ReadCtx) =>
  listLignes<ParticipationBo>(ctx, evenementId, {
    matching: sql`select from participations where evenement_id = e.id and statut = 'inscrite'`,
    page: sql`
      select p.id, ${adherente} as adherente, p.statut, p.origine, p.creee_le as "dateInscription", p.besoins,
        p.presence, p.pointee_le as "pointeeLe"
      from (select * from participations where evenement_id = e.id and statut = 'inscrite'
        order by numero limit ${limitOf(page)} offset ${offsetOf(page)}) p
      ${elle} order by p.numero`,
  })

/** Members with an offer, then members who wait: two ordered index scans. */
const queue = (upTo: number): RawBuilder<unknown> => sql`
  (select *, 1 as groupe from participations where evenement_id = e.id and statut = 'proposee'
    order by numero limit ${upTo})
  union all
  (select *, 2 as groupe from participations where evenement_id = e.id and statut = 'en_attente'
    order by numero limit ${upTo})`

export const listQueue = (evenementId: EvenementId, page: number, ctx: ReadCtx) => {
  const [limit, offset] = [limitOf(page), offsetOf(page)]
  return listLignes<AttenteBo>(ctx, evenementId, {
    matching: sql`select from participations where evenement_id = e.id and statut in ('proposee', 'en_attente')`,
    page: sql`
      select p.id, ${adherente} as adherente, p.statut, p.origine, p.creee_le as "dateInscription",
        ${offset}::int + (row_number() over (order by p.groupe, p.numero))::int as rang,
        p.offre_expire_le as "offreExpireLe"
      from (select * from (${queue(limit === 0 ? 0 : offset + limit)}) toutes
        order by groupe, numero limit ${limit} offset ${offset}) p
      ${elle} order by p.groupe, p.numero`,
  })
}

/** One line of the waiting list, after a promotion. */
export const getAttente = async ({ db }: ReadCtx, participationId: string): Promise<AttenteBo> => {
  const { rows } = await sql<AttenteBo>`
    select p.id, ${adherente} as adherente, p.statut, p.origine, p.creee_le as "dateInscription",
      (select case when count(*) < ${COUNT_CAP} then count(*)::int + 1 end from (
        select from participations avant where avant.evenement_id = p.evenement_id and avant.statut = 'proposee'
          and avant.numero < p.numero limit ${COUNT_CAP}) devant) as rang,
      p.offre_expire_le as "offreExpireLe"
    from participations p ${elle} where p.id = ${participationId}`.execute(db)
  const [attente] = rows
  if (!attente) throw commonErrors.introuvable()
  return attente
}
