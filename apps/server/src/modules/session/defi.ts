import type { Derive } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'

const LIFE_MS = 5 * 60_000

/** A signed challenge that proves a right password for five minutes; it opens no session by itself. */
export const defiOf = (derive: Derive, compteId: string, now: Date): string => {
  const content = `${compteId}.${now.getTime() + LIFE_MS}`
  return `${content}.${derive('defi', content)}`
}

/** The account of a valid challenge that has not expired. */
export const compteOfDefi = (derive: Derive, defi: string, now: Date): string | undefined => {
  const [compteId = '', endsAt = '', signature = ''] = defi.split('.')
  const isOurs = isSameSecret(signature, derive('defi', `${compteId}.${endsAt}`))
  return isOurs && Number(endsAt) > now.getTime() ? compteId : undefined
}
