import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { ctesRessource } from '#modules/ressources/ressources.columns.ts'
import { detailBoJson, withDroitsBo, type LigneDetailBo } from './bo-ressources.columns.ts'
import { managedBy } from './managed-ressources.ts'

/** A resource with all that its form edits; 404 if the caller does not manage it. */
export const getRessourceBo = async (
  id: string,
  reading: Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>,
): Promise<DetailRessourceBo> => {
  const lecture = lectureOf(reading)
  const { rows } = await sql<{ ligne: LigneDetailBo }>`
    with ${sql.join(ctesRessource(lecture))}
    select ${detailBoJson(lecture)} as ligne from ressources r
    where r.id = ${id} and ${managedBy(reading.actor, 'r')}`.execute(reading.db)
  const [row] = rows
  if (!row) throw commonErrors.introuvable()
  return withDroitsBo(row.ligne, reading.actor)
}
