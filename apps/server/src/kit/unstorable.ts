import { commonErrors, violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import { isFichier } from '@entrelles/contract/kit/fichier.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'

/** Far deeper than any form. */
const DEPTH_MAX = 20

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The path of the first text that PostgreSQL cannot store. Throws if the value is nested too deeply. */
const findUnstorable = (value: unknown, path: readonly string[]): readonly string[] | undefined => {
  if (path.length > DEPTH_MAX) throw commonErrors.requete_invalide()
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (value === null || typeof value !== 'object' || isFichier(value)) return undefined
  let found: readonly string[] | undefined
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) throw commonErrors.requete_invalide()
    // Goes on after the first one, because the depth of the others is still unknown.
    found = findUnstorable(part, [...path, key]) ?? found
  }
  return found
}

/** A violation if a text of the value cannot be stored. Throws if the value is nested too deeply. */
export const unstorableIn = (value: unknown): Violation[] => {
  const path = findUnstorable(value, [])
  return path ? violationsOf([{ code: 'custom', path: [...path], message: MESSAGES.invalide }]) : []
}
