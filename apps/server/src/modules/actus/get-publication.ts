import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canRead } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { ctesPublication, publicationJson, withDroits, type LignePublication } from './actus.columns.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** A post that the caller may read, and the facts that decide what she may do; one statement. */
export const findPublication = async (
  id: string,
  reading: Reading,
): Promise<LignePublication | undefined> => {
  const { actor } = reading
  const lecture = lectureOf(reading)
  const { rows } = await sql<{ publication: LignePublication; antennes: string[] }>`
    with ${sql.join(ctesPublication(lecture))}
    select ${publicationJson(lecture, actor)} as publication, (select antennes from moi) as antennes
    from publications d
    left join lectrices_publication m on m.publication_id = d.id and m.compte_id = ${actor.id}
    where d.id = ${id} and (d.type = 'annonce' or ${notBloquee(actor.id, sql`d.auteure_id`)})`.execute(
    reading.db,
  )
  const [row] = rows
  return row && canRead({ ...actor, antennes: row.antennes }, row.publication) ? row.publication : undefined
}

export const getPublication = async (id: string, reading: Reading): Promise<Publication> => {
  const found = await findPublication(id, reading)
  if (!found) throw commonErrors.introuvable()
  return withDroits(found, reading.actor)
}
