import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { EmargementAFaire } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import { sql, type RawBuilder } from 'kysely'
import { keysOf, stretches } from '#db/keyed-page.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now'>

/** Only the latest events are read: older sheets will not be filled in any more. */
const LU_MAX = sql.lit(300)

/** The latest events whose attendance sheet is empty, from a dedicated index. */
export const selectDernieresFeuilles = (now: Date): RawBuilder<unknown> => sql`
  select id from evenements
  where not brouillon and annule_le is null and emargee_le is null and fin <= ${now}
  order by fin desc, id desc limit ${LU_MAX}`

/** The latest past events that a coordinator manages, from the keys of her branches and of her as the author. */
const dessiens = ({ id, territoireIds }: SignedIn, now: Date): RawBuilder<unknown> => sql`
  select x.evenement_id as id
  from ${stretches({
    table: 'evenements_cles',
    keys: keysOf(sql`${[`c:${id}`, ...territoireIds.map((territoire) => `t:${territoire}`)]}::text[]`),
    columns: ['ordre', 'evenement_id'],
    where: [sql`k.ordre <= ${now}`],
    order: sql`k.ordre desc, k.evenement_id desc`,
    limit: LU_MAX,
  })}
  group by x.ordre, x.evenement_id order by x.ordre desc, x.evenement_id desc limit ${LU_MAX}`

/**
 * Past events with registrations and an empty attendance sheet, latest first; for a coordinator, those that she
 * manages.
 */
export const listEmargementsAFaire = async ({ db, actor, now }: Lecture, page: number) => {
  const at = now()
  const ids = canManageEvenements(actor) ? selectDernieresFeuilles(at) : dessiens(actor, at)
  const found = await listPage<EmargementAFaire>(db, {
    ctes: sql`aFaire as materialized (
      select e.id, e.titre, e.debut, e.fin, e.fuseau, e.ville_nom, e.prises
      from evenements e
      where e.id in (${ids}) and not e.brouillon and e.annule_le is null and e.emargee_le is null
        and e.fin <= ${at} and e.prises > 0)`,
    matching: sql`aFaire`,
    page: sql<EmargementAFaire>`(
      select id, titre, debut as "dateHeureDebut", fuseau, ville_nom as ville, prises as "nbInscrites"
      from aFaire order by fin desc, id desc limit ${limitOf(page)} offset ${offsetOf(page)})`,
  })
  return listAnswerOf('evenements', found)
}
