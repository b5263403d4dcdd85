import { fold } from '@entrelles/contract/kit/identity-rules.ts'
import { secondFacteurDemande, sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Credentials, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { refuseOtherSites } from '#kit/caller.ts'
import { countFailures } from '#kit/count-failures.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { verifyPassword } from '#kit/passwords.ts'
import { isKnownAppareil } from './appareils.repository.ts'
import { defiOf } from './defi.ts'
import { openSession } from './open-session.ts'
import { refuseSuspendue } from './refuse-suspendue.ts'
import { findIdentite, type Identite } from './session.queries.ts'

/** Limits of failed logins: for one account from any address, and for one address on any account. */
const PER_ACCOUNT = { max: 10, seconds: 900 }
const PER_ADDRESS = { max: 25, seconds: 300 }

type Login = Pick<ReadCtx<SignedIn | undefined>, 'db' | 'caller'>

/**
 * The limits of a login. A browser in which she has logged in before has its own: a stranger who guesses at her account, or
 * who shares her address, must not lock her out of it.
 */
const limitsOf = async (username: string, { db, caller }: Login) => {
  const { appareil, address } = caller
  const compte = fold(username)
  if (appareil !== undefined && (await isKnownAppareil(db, username, appareil)))
    return [
      {
        key: `connexion:appareil:${digestOf(`${appareil}\n${compte}`).toString('base64url')}`,
        limit: PER_ACCOUNT,
      },
    ]
  return [
    { key: `connexion:adresse:${address}`, limit: PER_ADDRESS },
    { key: `connexion:compte:${compte}`, limit: PER_ACCOUNT },
  ]
}

/** Logs in. Only a right password reveals that the account exists. */
export const createSession = async (
  { username, password }: Credentials,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<Tokens> => {
  const { db, now, limit, derive } = ctx
  refuseOtherSites(ctx.caller)
  const identite = await countFailures(
    limit,
    await limitsOf(username, ctx),
    async (): Promise<Identite | undefined> => {
      const found = await findIdentite(db, username, now())
      const matches = await verifyPassword(found?.motDePasse, password)
      return matches ? found : undefined
    },
  )
  if (!identite) throw sessionErrors.identifiants_invalides()
  refuseSuspendue(identite.suspendueJusquau)
  if (!identite.emailValide) throw sessionErrors.email_non_valide()
  if (identite.secondFacteur) throw secondFacteurDemande(defiOf(derive, identite.id, now()))
  return ctx.transaction((inside) => openSession(identite.id, inside))
}
