import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { canAppealSignalement, promesseOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type { EspaceModeration } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import type {
  MonSignalement,
  Motif,
  TypeCible,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import { monRecours } from './mesures.queries.ts'

type Ligne = Omit<MonSignalement, 'reponseAvant' | 'recoursPossible'> & {
  readonly dejaDemande: boolean
  readonly motifDossier: Motif
  readonly attenduDepuis: string
}

/** The caller's reports with their answers, latest first, in one statement. */
export const listMesSignalements = async (page: number, { db, actor }: Pick<ReadCtx, 'db' | 'actor'>) => {
  const found = await listPage<Ligne>(db, {
    matching: sql`(select from signalements_auteures where compte_id = ${actor.id})`,
    page: sql<Ligne>`(
      select a.id, s.statut, json_build_object('type', s.cible_type, 'titre', s.titre) as cible, a.motif,
        a.cree_le as "dateCreation", a.reponse, a.reponse_le as "dateReponse", r.id is not null as "dejaDemande",
        s.motif as "motifDossier", s.attendu_depuis as "attenduDepuis",
        case when r.compte_id = a.compte_id then ${monRecours} end as recours
      from (
        select * from signalements_auteures where compte_id = ${actor.id}
        order by cree_le desc, id desc limit ${limitOf(page)} offset ${offsetOf(page)}
      ) a join signalements s on s.id = a.signalement_id
      left join recours r on r.signalement_id = s.id and r.partie = 'signaleuse'
      order by a.cree_le desc, a.id desc)`,
  })
  const rows = found.rows.map(({ dejaDemande, motifDossier, attenduDepuis, ...row }) => ({
    ...row,
    reponseAvant: promesseOf({ ...row, motifDossier, attenduDepuis }).toISOString(),
    recoursPossible: canAppealSignalement({ statut: row.statut, dejaDemande }),
  }))
  return listAnswerOf('signalements', { ...found, rows })
}

type Concerned = {
  readonly type: TypeCible
  readonly auteureId: string | null
  readonly territoireId: string | null
  /** The reporter, who is not notified of her own report. Null for an appeal. */
  readonly compteId: string | null
}

/**
 * The moderators of a report: administrators and, unless it is about a private message or about a coordinator, the
 * coordinators of its branch. Neither the reporter nor the reported one is told.
 */
export const findModeratrices = async (
  ctx: Pick<ReadCtx, 'db' | 'now' | 'settings'>,
  { type, auteureId, territoireId, compteId }: Concerned,
): Promise<{ id: string; espace: EspaceModeration }[]> => {
  const { rows } = await sql<{ id: string; espace: EspaceModeration }>`
    select f.compte_id as id, case when f.administratrice then 'administratrice' else 'coordinatrice' end as espace
    from fiches f
    where f.compte_id in (
        select compte_id from fiches where administratrice
        union all
        select compte_id from coordinations where territoire_id = ${territoireId}::uuid and ${type !== 'message'}::boolean
          and not exists (select from coordinations k where k.compte_id = ${auteureId}::uuid))
      and (f.administratrice or f.paye_jusquau >= ${seuilOf(ctx)}::date)
      and coalesce(f.suspendue_jusquau <= ${ctx.now()}::timestamptz, true)
      and f.compte_id is distinct from ${compteId}::uuid and f.compte_id is distinct from ${auteureId}::uuid`.execute(
    ctx.db,
  )
  return rows
}

/** The facts of the mail to a moderator about a report; undefined while somebody examines it, and once it is answered. */
export const findSignalementToSend = (db: Db, signalementId: string, compteId: string) =>
  db
    .selectFrom('signalements as s')
    .innerJoin('comptes as c', (join) => join.on('c.id', '=', compteId))
    .where('s.id', '=', signalementId)
    .where('s.statut', 'in', ['nouveau', 'rouvert'])
    .where('s.assignee_a', 'is', null)
    .select(['c.prenom', 'c.email', 's.cible_type as type', 's.motif', 's.attendu_depuis as attenduDepuis'])
    .executeTakeFirst()

/** What the mail about an appeal says; undefined once somebody examines it. */
export const findRecoursToSend = (db: Db, signalementId: string, compteId: string) =>
  db
    .selectFrom('signalements as s')
    .innerJoin('comptes as c', (join) => join.on('c.id', '=', compteId))
    .where('s.id', '=', signalementId)
    .where('s.statut', '=', 'rouvert')
    .where('s.assignee_a', 'is', null)
    .select(['c.prenom', 'c.email', 's.motif', 's.attendu_depuis as attenduDepuis'])
    .executeTakeFirst()

/** The author of a report, unless she has erased her account. */
export const findAuteureToSend = (db: Db, auteureId: string) =>
  db
    .selectFrom('signalements_auteures as a')
    .innerJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('a.id', '=', auteureId)
    .select(['c.prenom', 'c.email'])
    .executeTakeFirst()
