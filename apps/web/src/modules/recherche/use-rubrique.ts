import { useLocation } from 'react-router'
import { useList } from '#kit/list/use-list.ts'
import { LISTES } from './liste.ts'
import { rubriqueOf } from './rubriques.ts'

/** The category that the address names, with its filters and its page. */
export const useRubrique = () => {
  const rubrique = rubriqueOf(useLocation().pathname)
  return { rubrique, view: useList(LISTES[rubrique], undefined) }
}

export type Vue = ReturnType<typeof useRubrique>['view']
