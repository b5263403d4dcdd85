import type { Requete } from './requete.ts'

/** How many searches were asked, found the right object first, or among the first five. */
export type Score = { readonly requetes: number; readonly premieres: number; readonly dansCinq: number }

export type Reponse = {
  readonly requete: Requete
  /** The place of the first object that was expected, from 1; undefined when it is not found. */
  readonly rang: number | undefined
}

const FIVE = 5

/** The place of the first expected object among those found, in the order of the page. */
export const rangOf = (
  attendus: readonly string[],
  trouves: readonly (string | null)[],
): number | undefined => {
  const index = trouves.findIndex((id) => id !== null && attendus.includes(id))
  return index === -1 ? undefined : index + 1
}

export const scoreOf = (reponses: readonly Reponse[]): Score => ({
  requetes: reponses.length,
  premieres: reponses.filter(({ rang }) => rang === 1).length,
  dansCinq: reponses.filter(({ rang }) => rang !== undefined && rang <= FIVE).length,
})
