import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { DERNIERES_MAX } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { isMontree } from './annuaire-moi.ts'
import { lectureOf, listCartes } from './annuaire.queries.ts'

/** Registered members of an event who are in the directory. */
const inscrites = (evenementId: string): RawBuilder<unknown> => sql`
  from participations p join annuaire a on a.compte_id = p.compte_id
  where p.evenement_id = ${evenementId} and p.statut = 'inscrite'`

const pageOf = (evenementId: string, limit: number, offset: number): RawBuilder<unknown> => sql`
  select p.compte_id, -p.numero as place ${inscrites(evenementId)}
  order by p.numero desc limit ${limit} offset ${offset}`

const isPublie = async (db: Db, evenementId: string): Promise<boolean> =>
  (await db
    .selectFrom('evenements')
    .where('id', '=', evenementId)
    .where('brouillon', '=', false)
    .select('id')
    .executeTakeFirst()) !== undefined

/** R7-7: registered members as directory cards; only an empty list needs a second statement, to detect a 404. */
export const listInscrites = async (evenementId: EvenementId, page: number, ctx: ReadCtx) => {
  const found = await listCartes(ctx.db, lectureOf(ctx), {
    page: pageOf(evenementId, limitOf(page), offsetOf(page)),
    matching: sql`select ${inscrites(evenementId)} limit ${COUNT_CAP + 1}`,
  })
  if (found.nbadherentes === 0 && !(await isPublie(ctx.db, evenementId))) throw commonErrors.introuvable()
  return found
}

/** The members shown on the page of an event: the last whom the reader sees. */
export const listDernieresInscrites = async (
  evenementId: EvenementId,
  ctx: ReadCtx,
): Promise<CarteAdherente[]> => {
  const { adherentes } = await listCartes(ctx.db, lectureOf(ctx), {
    page: sql`select p.compte_id, -p.numero as place ${inscrites(evenementId)} and ${isMontree('p.compte_id')}
      order by p.numero desc limit ${DERNIERES_MAX}`,
    matching: sql`select ${inscrites(evenementId)} limit 1`,
  })
  if (adherentes.length === 0 && !(await isPublie(ctx.db, evenementId))) throw commonErrors.introuvable()
  return adherentes
}
