import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { choixTerritoiresQuery } from './bo-actus.api.ts'

export type Antenne = { readonly id: string; readonly label: string }

/** The open branches, and those of the post that are no longer offered. */
export const useAntennes = (initial: Publication | undefined): readonly Antenne[] => {
  const { data = [] } = useQuery(choixTerritoiresQuery())
  const noms = new Map([...(initial?.territoires ?? []), ...data].map(({ id, nom }) => [String(id), nom]))
  return Array.from(noms, ([id, label]) => ({ id, label }))
}
