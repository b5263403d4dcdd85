import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The fields of an event that documents print. */
export type EvenementEcrit = {
  readonly titre: string
  readonly debut: string
  readonly fin: string
  readonly fuseau: Fuseau
  readonly isEnLigne: boolean
  readonly adresse: string | null
  readonly codePostal: string | null
  readonly ville: string | null
  /** Speakers typed in the event form and speakers from the directory. */
  readonly intervenantes: readonly string[]
}

const ecrit = sql`json_build_object(
  'titre', e.titre, 'debut', e.debut, 'fin', e.fin, 'fuseau', e.fuseau, 'isEnLigne', e.en_ligne,
  'adresse', e.adresse, 'codePostal', e.code_postal, 'ville', e.ville_nom,
  'intervenantes', array(
    select concat_ws(' ', i.prenom, i.nom) from evenements_intervenantes i
      where i.evenement_id = e.id and coalesce(i.prenom, i.nom) is not null order by i.rang)
    || array(select r.prenom || ' ' || r.nom
      from evenements_intervenants l join intervenants r on r.id = l.intervenant_id
      where l.evenement_id = e.id order by l.ordre))`

/** The event of an attendance sheet; the caller has already checked access. */
export const getEvenementEcrit = async (db: Db, id: string): Promise<EvenementEcrit> => {
  const { rows } = await sql<{ evenement: EvenementEcrit }>`
    select ${ecrit} as evenement from evenements e where e.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`event ${id} is gone`)
  return row.evenement
}

type Presence = {
  readonly evenement: EvenementEcrit
  readonly prenom: string
  readonly nom: string | null
  readonly presente: boolean
}

/** The facts of a member's attestation for a published event; undefined without such an event. */
export const findPresence = async (db: Db, id: string, compteId: string): Promise<Presence | undefined> => {
  const { rows } = await sql<Presence>`
    select ${ecrit} as evenement, c.prenom, c.nom, exists (
      select from participations p where p.evenement_id = e.id and p.compte_id = c.id
        and p.statut = 'inscrite' and p.presence = 'presente') as presente
    from evenements e join comptes c on c.id = ${compteId}
    where e.id = ${id} and not e.brouillon`.execute(db)
  return rows[0]
}
