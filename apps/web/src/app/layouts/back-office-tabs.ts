import { pathTo, type Path } from '@entrelles/contract/kit/paths.ts'
import type { RouteDefinition } from '#kit/route.ts'

type Tab = { readonly to: string; readonly label: string }

type BackOfficeTabs = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Tabs inside « Plus »: at most eight are shown outside it. */
  readonly more: readonly Tab[]
}

const tabsTo = (labels: Readonly<Partial<Record<Path, string>>>): Tab[] =>
  Object.entries(labels).map(([to, label]) => ({ to, label }))

const ADMINISTRATION: BackOfficeTabs = {
  label: 'Administration',
  tabs: tabsTo({
    '/administratrice/tableau-de-bord': 'Tableau de bord',
    '/administratrice/evenement': 'Événements',
    '/administratrice/adherente': 'Adhérentes',
    '/administratrice/adhesion': 'Adhésions',
    '/administratrice/intervenant': 'Intervenantes',
    '/administratrice/actu': 'Actus',
    '/administratrice/ressource': 'Ressources',
    '/administratrice/antenne': 'Antennes',
  }),
  more: tabsTo({
    '/administratrice/envoi': 'Envois',
    '/administratrice/export': 'Exports',
    '/administratrice/signalement': 'Signalements',
    '/administratrice/journal': 'Journal',
    '/administratrice/faq': 'FAQ',
    '/administratrice/banniere': 'Bannières',
    '/administratrice/referentiel': 'Référentiels',
    '/administratrice/notation': 'Notes',
  }),
}

const COORDINATION: BackOfficeTabs = {
  label: 'Coordination',
  tabs: tabsTo({
    '/coordinatrice/tableau-de-bord': 'Tableau de bord',
    '/coordinatrice/antenne': 'Mon antenne',
    '/coordinatrice/adherente': 'Adhérentes',
    '/coordinatrice/evenement': 'Événements',
    '/coordinatrice/intervenant': 'Intervenantes',
    '/coordinatrice/ressources': 'Ressources',
    '/coordinatrice/signalement': 'Signalements',
    '/coordinatrice/export': 'Exports',
  }),
  more: [],
}

const isUnder = ({ to }: Tab, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/**
 * Tabs of the current back office; when the current tab is in « Plus », it is moved next to the others. A section that is
 * not built yet has no tab, except on its own page.
 */
export const tabsOf = (
  pathname: string,
  routes: readonly RouteDefinition[],
): BackOfficeTabs & { readonly current: string } => {
  const { label, tabs, more } = pathname.startsWith('/coordinatrice') ? COORDINATION : ADMINISTRATION
  // `/administratrice` alone shows the list of events (R2.1-18).
  const path = pathname === pathTo('/administratrice') ? pathTo('/administratrice/evenement') : pathname
  const current = [...tabs, ...more].find((tab) => isUnder(tab, path))
  const soon = new Set<string>(routes.filter((route) => route.soon).map((route) => route.path))
  const isShown = (tab: Tab): boolean => tab === current || !soon.has(tab.to)
  return {
    label,
    tabs: [...tabs, ...more.filter((tab) => tab === current)].filter(isShown),
    more: more.filter((tab) => tab !== current && isShown(tab)),
    current: current?.to ?? '',
  }
}
