import type { FaitsDossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { every } from '#db/keyed-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { inPerimetre } from './perimetre.filters.ts'

export type Faits = Omit<FaitsDossier, 'exclusion'> & {
  readonly id: string
  readonly type: TypeCible
  readonly cibleId: string
  readonly titre: string
  readonly examen: number
  readonly exclusion: { readonly id: string; readonly parId: string | null } | null
}

/** A report that the caller reads, and what her rights on it depend on. */
export const findFaits = async (
  db: Db,
  id: string,
  { actor, signalables }: Pick<ReadCtx, 'actor' | 'signalables'>,
): Promise<Faits | undefined> => {
  const { rows } = await sql<Omit<Faits, 'isMasquable' | 'isRetire'>>`
    select s.id, s.statut, s.cible_type as type, s.cible_id as "cibleId", s.titre, s.examen,
      s.auteure_cible_id as "auteureId", s.assignee_a as "assigneeId",
      exists (
        select from signalements_auteures a where a.signalement_id = s.id and a.compte_id = ${actor.id}
      ) as "isDeSaPart",
      s.statut = 'rouvert' and (
        exists (
          select from clotures_signalements c
          where c.signalement_id = s.id and c.examen = s.examen - 1 and c.par_id = ${actor.id})
        or exists (
          select from decisions_moderation d
          where d.signalement_id = s.id and d.examen = s.examen - 1
            and ${actor.id}::uuid in (d.par_id, d.confirmee_par))
      ) as "hasDecideAvant",
      (
        select json_build_object('id', d.id, 'parId', d.par_id) from decisions_moderation d
        where d.signalement_id = s.id and d.effet_le is null
      ) as exclusion,
      m.masquer as "isMasqueParDecision", m.mesure as "hasMesure",
      m.masquer or s.masque_d_office as "isMasque"
    from signalements s cross join lateral (
      select coalesce(bool_or(d.action = 'masquer' and d.levee_le is null), false) as masquer,
        coalesce(bool_or(d.action <> 'restaurer' and d.levee_le is null), false) as mesure
      from decisions_moderation d where d.signalement_id = s.id and d.effet_le is not null
    ) m
    where ${every([sql`s.id = ${id}`, ...inPerimetre(actor)])}`.execute(db)
  const [faits] = rows
  if (!faits) return undefined
  const signalable = signalables.get(faits.type)
  return {
    ...faits,
    isMasquable: signalable?.hide !== undefined && signalable.restore !== undefined,
    isRetire: (await signalable?.isRetire?.(db, faits.cibleId)) ?? false,
  }
}

/** An exclusion of this report, proposed or confirmed. */
export const findExclusion = (db: Db, signalementId: string, decisionId: string) =>
  db
    .selectFrom('decisions_moderation')
    .where('id', '=', decisionId)
    .where('signalement_id', '=', signalementId)
    .where('action', '=', 'exclure')
    .select(['motif', 'par_id as parId', sql<boolean>`effet_le is not null`.as('isTranchee')])
    .executeTakeFirst()

/** The appeal that the present examination answers, and what the examination before it had answered. */
export const findRecoursOuvert = async (db: Db, { id, examen }: Pick<Faits, 'id' | 'examen'>) => {
  const recours = await db
    .selectFrom('recours as r')
    .leftJoin('clotures_signalements as c', (join) =>
      join.onRef('c.signalement_id', '=', 'r.signalement_id').on('c.examen', '=', examen - 1),
    )
    .where('r.signalement_id', '=', id)
    .where('r.issue', 'is', null)
    .select((eb) => [
      'r.id',
      'r.partie',
      'r.compte_id as compteId',
      'c.statut as suiteAvant',
      eb
        .exists(
          eb
            .selectFrom('decisions_moderation as d')
            .where('d.signalement_id', '=', id)
            .where('d.examen', '=', examen)
            .where('d.effet_le', 'is not', null)
            .select('d.id'),
        )
        .as('hasDecisions'),
    ])
    .executeTakeFirst()
  // A measure is appealed against as soon as it is taken, maybe before the report is answered.
  return recours && { ...recours, suiteAvant: recours.suiteAvant ?? ('traite' as const) }
}

/** Whether a suspension is still in force. */
export const isSuspensionEnCours = async (db: Db, suspensionId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('suspensions')
    .where('id', '=', suspensionId)
    .where('levee_le', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
