import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SourceRebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import { countSuccesses } from '#kit/count-failures.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { formeBrevo } from './forme-brevo.ts'
import { formeGenerique } from './forme-generique.ts'
import { formeMailgun } from './forme-mailgun.ts'
import type { FormeRebond } from './forme-rebond.ts'
import { insertRebonds } from './rebonds.repository.ts'

const FORMES: Readonly<Record<SourceRebond, FormeRebond>> = {
  generique: formeGenerique,
  brevo: formeBrevo,
  mailgun: formeMailgun,
}

const jsonOf = (corps: string): unknown => {
  try {
    return JSON.parse(corps) as unknown
  } catch {
    throw commonErrors.requete_invalide()
  }
}

/**
 * Marks the addresses that the mail service reports. The response is the same whether an address is known or not. A form without
 * a secret answers 404, as if it did not exist.
 */
export const createRebonds = async (
  source: SourceRebond,
  corps: string,
  { settings, caller, limit, now, transaction }: ReadCtx<SignedIn | undefined>,
): Promise<Record<string, never>> => {
  const { isAuthentic, nonce, read, secret: setting } = FORMES[source]
  const secret = settings[setting]
  if (secret === undefined) throw commonErrors.introuvable()
  const json = jsonOf(corps)
  if (!isAuthentic({ corps, json, header: caller.header }, secret, now())) throw commonErrors.acces_refuse()
  const rebonds = read(json)
  const once = nonce?.(json)
  // Counted if it succeeds, because the mail service repeats a request that failed.
  const limits = once ? [{ key: `rebonds:${once.value}`, limit: { max: 1, seconds: once.seconds } }] : []
  await countSuccesses(limit, limits, () =>
    transaction(({ db }) => insertRebonds(db, rebonds, source, now())),
  )
  return {}
}
