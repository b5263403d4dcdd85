import { isDeepStrictEqual } from 'node:util'

/** The fields of a target with their values. */
export type Values = Readonly<Record<string, unknown>>
type Changes = { readonly avant: Values | null; readonly apres: Values | null }

const MASKED = '[masqué]'

/** Words in a field's name that mark its value as a secret. */
const SECRETS =
  /\b(mots? de passe|motdepasse|passwords?|secrets?|jetons?|tokens?|empreintes?|hash|codes? (de )?secours|cookies?|authorization)\b/

/** Normalises `nouveauMotDePasse`, `mot_de_passe` and « Mot de passe » to the same words. */
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

/** The fields that differ between two states, with secrets masked. */
export const changesOf = (avant: Values = {}, apres: Values = {}): Changes => {
  const changed = [...new Set([...Object.keys(avant), ...Object.keys(apres)])].filter(
    (name) => !isDeepStrictEqual(avant[name], apres[name]),
  )
  return { avant: keptOf(avant, changed), apres: keptOf(apres, changed) }
}
