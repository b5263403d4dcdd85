import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { VOISINES_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { DetailRessource, Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { isLue } from './readable.queries.ts'
import {
  ctesRessource,
  detailJson,
  joinsLectrice,
  withDroits,
  type LigneRessource,
} from './ressources.columns.ts'
import { listRecentes, type Reading } from './ressources.queries.ts'

/** A resource that the caller may read, with more columns of its row. */
export const findDetail = async <More extends object = object>(
  id: string,
  reading: Reading,
  more: RawBuilder<unknown> = sql`null as rien`,
): Promise<(More & { readonly ligne: LigneRessource }) | undefined> => {
  const lecture = lectureOf(reading)
  const { rows } = await sql<More & { ligne: LigneRessource }>`
    with ${sql.join(ctesRessource(lecture))}
    select ${detailJson(lecture)} as ligne, ${more}
    from ressources r ${joinsLectrice(lecture.lectriceId)}
    where r.id = ${id} and ${isLue(reading.actor, 'r')}`.execute(reading.db)
  return rows[0]
}

/** The most recent resources of the same theme. */
export const listVoisines = async (
  { id, thematique }: Pick<LigneRessource, 'id' | 'thematique'>,
  reading: Reading,
): Promise<Ressource[]> => {
  if (thematique === null) return []
  const recentes = await listRecentes(reading, { thematique: thematique.id }, VOISINES_MAX + 1)
  return recentes.filter((voisine) => voisine.id !== id).slice(0, VOISINES_MAX)
}

export const getRessource = async (id: string, reading: Reading): Promise<DetailRessource> => {
  const found = await findDetail(id, reading)
  if (!found) throw commonErrors.introuvable()
  return withDroits(found.ligne, await listVoisines(found.ligne, reading), reading.actor)
}
