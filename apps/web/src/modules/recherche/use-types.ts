import { TYPES_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { TYPES_COUP_DE_POUCE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { typesEvenementQuery } from './recherche.api.ts'
import type { Rubrique } from './rubriques.ts'

type Choix = { readonly id: string; readonly nom: string }

const choixOf = (noms: Readonly<Record<string, string>>): readonly Choix[] =>
  Object.entries(noms).map(([id, nom]) => ({ id, nom }))

const FIXES: Partial<Record<Rubrique, readonly Choix[]>> = {
  'coup-de-pouce': choixOf(TYPES_COUP_DE_POUCE),
  publication: choixOf(TYPES_PUBLICATION),
  ressource: choixOf(TYPES_RESSOURCE),
}

/** The types that a category can be narrowed to; those of events are a list of choices of the network. */
export const useTypes = (rubrique: Rubrique): readonly Choix[] => {
  const { data = [] } = useQuery({ ...typesEvenementQuery(), enabled: rubrique === 'evenement' })
  if (rubrique === 'evenement') return data.map(({ id, libelle }) => ({ id, nom: libelle }))
  return FIXES[rubrique] ?? []
}
