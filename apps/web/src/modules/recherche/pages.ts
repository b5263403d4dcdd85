import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { matchPath } from 'react-router'
import { canOpen, type RouteDefinition } from '#kit/route.ts'
import { motsOf } from './surlignage.ts'

/** A page of the product that the box offers to open. */
export type PageProduit = { readonly to: string; readonly titre: string; readonly espace: string }

const PAGES_MAX = 3

/** Pages that nobody looks for by name: the way back from a payment, a second address of a page, the search itself. */
const SANS_NOM = new Set<string>([pathTo('/adhesion-paiement'), pathTo('/administratrice')])

/** Addresses with parameters that mean the same to everybody. */
const FIXES = [pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 1 })]

const ESPACES = { administratrice: 'Administration', coordinatrice: 'Coordination' } as const

const espaceOf = ({ access }: RouteDefinition): string =>
  access === 'administratrice' || access === 'coordinatrice' ? ESPACES[access] : 'Page'

const hrefOf = ({ path }: RouteDefinition): string | undefined =>
  path.includes(':') ? FIXES.find((fixe) => matchPath(path, fixe) !== null) : path

/** Whether each word of the search begins a word of the title. */
const answers = (titre: string, mots: readonly string[]): boolean => {
  const words = motsOf(titre)
  return mots.every((mot) => words.some((word) => word.startsWith(mot)))
}

/** The pages that the member may open whose titles answer the search, those of every member first. */
export const pagesOf = (
  routes: readonly RouteDefinition[],
  user: Me,
  termes: string,
): readonly PageProduit[] => {
  const mots = motsOf(termes)
  if (mots.length === 0) return []
  return routes
    .filter(
      (route) =>
        (route.layout === 'member' || route.layout === 'backOffice') &&
        !route.soon &&
        !SANS_NOM.has(route.path) &&
        !route.path.startsWith(pathTo('/recherche')) &&
        canOpen(route.access, user) &&
        answers(route.title, mots),
    )
    .toSorted((a, b) => Number(a.layout === 'backOffice') - Number(b.layout === 'backOffice'))
    .flatMap((route) => {
      const to = hrefOf(route)
      return to === undefined ? [] : [{ to, titre: route.title, espace: espaceOf(route) }]
    })
    .slice(0, PAGES_MAX)
}
