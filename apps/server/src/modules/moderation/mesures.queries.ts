import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { canAppealMesure } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import {
  MASQUES_MAX,
  type ContenuMasque,
  type MaMesure,
} from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import {
  STATUTS_OUVERTS,
  type StatutSignalement,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { literals } from '#db/literals.ts'
import type { ReadCtx } from '#kit/ctx.ts'

/** An appeal `r`, as its author reads it. */
export const monRecours = sql`json_build_object('motif', r.motif, 'dateCreation', r.cree_le, 'issue', r.issue,
  'reponse', r.reponse, 'dateReponse', r.reponse_le)`

/** Whether a decision `d` was undone: by a later one, or because its suspension was lifted before its last day. */
export const isLevee = sql<boolean>`(d.levee_le is not null or exists (
  select from suspensions u where u.id = d.suspension_id
    and u.levee_le < coalesce((d.jusquau + 1)::timestamp at time zone 'Europe/Paris', 'infinity')))`

/** The measures about the caller, once they take effect. */
const miennes = (compteId: string) => sql`
  select * from decisions_moderation where compte_id = ${compteId} and effet_le is not null and action <> 'restaurer'`

type Ligne = Omit<MaMesure, 'recoursPossible'> & {
  readonly statut: StatutSignalement
  readonly dejaDemande: boolean
}

/** The contents of this member that are hidden by the number of their reporters, until a moderator decides: open reports alone. */
const listMasques = async (db: Db, compteId: string): Promise<ContenuMasque[]> => {
  const { rows } = await sql<ContenuMasque>`
    select json_build_object('type', s.cible_type, 'titre', s.titre) as cible from signalements s
    where s.auteure_cible_id = ${compteId} and s.masque_d_office and s.statut in (${literals(STATUTS_OUVERTS)})
    order by s.cree_le desc, s.id desc limit ${MASQUES_MAX}`.execute(db)
  return rows
}

/** The measures about the caller, latest first. */
export const listMesMesures = async (page: number, { db, actor }: Pick<ReadCtx, 'db' | 'actor'>) => {
  const found = await listPage<Ligne>(db, {
    matching: sql`(${miennes(actor.id)})`,
    page: sql<Ligne>`(
      select d.id, d.action, json_build_object('type', s.cible_type, 'titre', s.titre) as cible, d.motif,
        d.effet_le as date, d.portee, d.jusquau, ${isLevee} as levee, s.statut, r.id is not null as "dejaDemande",
        case when r.decision_id = d.id then ${monRecours} end as recours
      from (${miennes(actor.id)} order by effet_le desc, id desc limit ${limitOf(page)} offset ${offsetOf(page)}) d
      join signalements s on s.id = d.signalement_id
      left join recours r on r.signalement_id = s.id and r.partie = 'membre'
      order by d.effet_le desc, d.id desc)`,
  })
  const rows = found.rows.map(({ statut, dejaDemande, ...row }) => ({
    ...row,
    recoursPossible: canAppealMesure({ statut, dejaDemande, levee: row.levee }),
  }))
  return { ...listAnswerOf('mesures', { ...found, rows }), masques: await listMasques(db, actor.id) }
}
