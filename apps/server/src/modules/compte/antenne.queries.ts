import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AntenneAdherente } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { porteeLeOf } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Her branch, the mode of her attachment, and when it will count if it does not yet. */
export const getAntenne = async (db: Db, compteId: string, now: Date): Promise<AntenneAdherente> => {
  const row = await db
    .selectFrom('rattachements as r')
    .innerJoin('territoires as t', 't.id', 'r.territoire_id')
    .where('r.compte_id', '=', compteId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .select((eb) => [
      eb.ref('t.id').$castTo<TerritoireId>().as('id'),
      't.nom',
      'r.mode',
      'r.debut',
      'r.acceptee_le as accepteeLe',
    ])
    .executeTakeFirst()
  if (!row) return { territoire: null, mode: null, porteeLe: null }
  return { territoire: { id: row.id, nom: row.nom }, mode: row.mode, porteeLe: porteeLeOf(row, now) }
}

/** How often she changed her branch herself since then: what was accepted as it began was not her doing. */
export const countChangements = async (db: Db, compteId: string, since: Date): Promise<number> => {
  const { nb } = await db
    .selectFrom('rattachements')
    .where('compte_id', '=', compteId)
    .where('principal', '=', true)
    .where('debut', '>', since.toISOString())
    .where(sql<boolean>`acceptee_le is distinct from debut`)
    .select((eb) => eb.fn.countAll<number>().as('nb'))
    .executeTakeFirstOrThrow()
  return nb
}
