import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { MOT_DE_PASSE_ACTUEL_FAUX } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { Db } from '#db/client.ts'
import { countFailures } from './count-failures.ts'
import type { ReadCtx } from './ctx.ts'
import { verifyPassword } from './passwords.ts'

/** Limits password guesses from an open session, counted across all endpoints that ask for the password. */
const WRONG_PASSWORDS = { max: 10, seconds: 900 }

const findMotDePasse = async (db: Db, compteId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select('mot_de_passe as motDePasse')
    .executeTakeFirst()
  return row?.motDePasse
}

/** Throws unless the password is right: sensitive acts need more than a session left open. */
export const checkPassword = async (
  { db, actor, limit }: Pick<ReadCtx, 'db' | 'actor' | 'limit'>,
  password: string,
): Promise<void> => {
  const counted = [{ key: `mot-de-passe:${actor.id}`, limit: WRONG_PASSWORDS }]
  const isRight = await countFailures(
    limit,
    counted,
    async () => (await verifyPassword(await findMotDePasse(db, actor.id), password)) || undefined,
  )
  if (!isRight) throw invalidForm([{ champ: 'password', message: MOT_DE_PASSE_ACTUEL_FAUX }])
}
