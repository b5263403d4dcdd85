import { isDeepStrictEqual } from 'node:util'

/** What is known of a target, by field. */
export type Values = Readonly<Record<string, unknown>>
type Changes = { readonly avant: Values | null; readonly apres: Values | null }

const MASKED = '[masqué]'

/** The words by which the name of a field tells that its value must never be written down. */
const SECRETS =
  /\b(mots? de passe|motdepasse|passwords?|secrets?|jetons?|tokens?|empreintes?|hash|codes? (de )?secours|cookies?|authorization)\b/

/** `nouveauMotDePasse`, `mot_de_passe` and « Mot de passe » are the same words. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')

const isSecret = (name: string): boolean => SECRETS.test(wordsOf(name))

const mask = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? MASKED : mask(inner)]),
  )
}

const keptOf = (values: Values, names: readonly string[]): Values | null => {
  const kept = names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]])
  return kept.length === 0 ? null : (mask(Object.fromEntries(kept)) as Values)
}

/** Of two states of a target, what differs from one to the other, secrets masked. */
export const changesOf = (avant: Values = {}, apres: Values = {}): Changes => {
  const changed = [...new Set([...Object.keys(avant), ...Object.keys(apres)])].filter(
    (name) => !isDeepStrictEqual(avant[name], apres[name]),
  )
  return { avant: keptOf(avant, changed), apres: keptOf(apres, changed) }
}
