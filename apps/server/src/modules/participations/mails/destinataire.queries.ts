import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import {
  type StatutParticipation,
  STATUTS_ACTIFS,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import { rangOf } from '../participation.queries.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

/** The fields of an event that a mail shows. */
export type EvenementDit = {
  readonly evenementId: string
  readonly titre: string
  readonly debut: string
  readonly fin: string
  readonly fuseau: Fuseau
  readonly enLigne: boolean
  readonly adresse: string | null
  readonly codePostal: string | null
  readonly ville: string | null
  readonly isAnnule: boolean
  readonly sequence: number
}

/** The recipient of a mail, with the facts of the moment when it leaves. */
export type Destinataire = EvenementDit & {
  readonly participationId: string
  readonly prenom: string
  readonly nom: string | null
  readonly email: string
  readonly statut: StatutParticipation
  readonly rang: number | null
  readonly offreExpireLe: string | null
  readonly motif: string | null
  readonly sequenceAvisee: number
  readonly rappelEnvoyeLe: string | null
  /** The member has another, active participation at the same event. */
  readonly revenue: boolean
}

/** Returns undefined when the account, the participation or the published event no longer exists. */
export const findDestinataire = async (
  db: Db,
  participationId: string,
): Promise<Destinataire | undefined> => {
  const { rows } = await sql<Destinataire>`
    select p.id as "participationId", c.prenom, c.nom, c.email, p.statut, ${rangOf('p')} as rang,
      p.offre_expire_le as "offreExpireLe", p.motif, p.sequence_avisee as "sequenceAvisee",
      p.rappel_envoye_le as "rappelEnvoyeLe",
      exists (select from participations q where q.evenement_id = p.evenement_id and q.compte_id = p.compte_id
        and q.id <> p.id and q.statut in (${ACTIFS})) as revenue,
      e.id as "evenementId", e.titre, e.debut, e.fin, e.fuseau, e.en_ligne as "enLigne", e.adresse,
      e.code_postal as "codePostal", e.ville_nom as ville, e.annule_le is not null as "isAnnule", e.sequence
    from participations p
    join comptes c on c.id = p.compte_id
    join evenements e on e.id = p.evenement_id and not e.brouillon
    where p.id = ${participationId}`.execute(db)
  return rows[0]
}

export type Annonce = {
  readonly contenu: string
  readonly cibles: string
  readonly auteure: string | null
  /** The public address of a branch of the event; null if none has one. */
  readonly contact: { readonly antenne: string; readonly email: string } | null
}

/**
 * Where replies go: a branch that the author coordinates, else another branch of the event. Never her own address,
 * which members may hide.
 */
const contact = sql`(
  select json_build_object('antenne', t.nom, 'email', t.email_contact)
  from evenements_territoires et join territoires t on t.id = et.territoire_id
  where et.evenement_id = a.evenement_id and t.email_contact is not null and t.statut <> 'fermee'
  order by not exists (
    select from coordinations k where k.territoire_id = t.id and k.compte_id = a.auteure_id), t.nom
  limit 1)`

export const findAnnonce = async (db: Db, annonceId: string): Promise<Annonce | undefined> => {
  const { rows } = await sql<Annonce>`
    select a.contenu, a.cibles, c.prenom as auteure, ${contact} as contact
    from annonces_evenements a left join comptes c on c.id = a.auteure_id where a.id = ${annonceId}`.execute(
    db,
  )
  return rows[0]
}

/** Records that the member knows the event as of that `sequence`. */
export const markAvisee = async (db: Db, participationId: string, sequence: number): Promise<void> => {
  await sql`
    update participations set sequence_avisee = ${sequence}
    where id = ${participationId} and sequence_avisee < ${sequence}`.execute(db)
}

/** Whether somebody has not been informed yet of the last change of an upcoming event. */
export const isAvisEnCours = async (db: Db, evenementId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from participations p join evenements e on e.id = p.evenement_id
    where e.id = ${evenementId} and e.debut > ${now} and p.compte_id is not null
      and p.statut in (${ACTIFS}) and p.sequence_avisee < e.sequence
    limit 1`.execute(db)
  return rows.length > 0
}
