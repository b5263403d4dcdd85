type Tab = { readonly to: string; readonly label: string }

type BackOfficeTabs = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Those that « Plus » holds: eight are shown. */
  readonly more: readonly Tab[]
}

const under = (section: string, labels: Readonly<Record<string, string>>): Tab[] =>
  Object.entries(labels).map(([path, label]) => ({ to: `${section}/${path}`, label }))

const ADMINISTRATION: BackOfficeTabs = {
  label: 'Administration',
  tabs: under('/administratrice', {
    'tableau-de-bord': 'Tableau de bord',
    evenement: 'Événements',
    adherente: 'Adhérentes',
    adhesion: 'Adhésions',
    intervenant: 'Intervenantes',
    actu: 'Actus',
    ressource: 'Ressources',
    antenne: 'Antennes',
  }),
  more: under('/administratrice', {
    export: 'Exports',
    signalement: 'Signalements',
    journal: 'Journal',
    faq: 'FAQ',
    banniere: 'Bannières',
    referentiel: 'Référentiels',
    notation: 'Notes',
  }),
}

const COORDINATION: BackOfficeTabs = {
  label: 'Coordination',
  tabs: under('/coordinatrice', {
    'tableau-de-bord': 'Tableau de bord',
    antenne: 'Mon antenne',
    adherente: 'Adhérentes',
    evenement: 'Événements',
    intervenant: 'Intervenantes',
    ressources: 'Ressources',
    signalement: 'Signalements',
    export: 'Exports',
  }),
  more: [],
}

const isUnder = ({ to }: Tab, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** The tabs of the page's back office: the current one comes out of « Plus » and joins the others. */
export const tabsOf = (pathname: string): BackOfficeTabs & { readonly current: string } => {
  const { label, tabs, more } = pathname.startsWith('/coordinatrice') ? COORDINATION : ADMINISTRATION
  // `/administratrice` alone is the list of events (R2.1-18).
  const path = pathname === '/administratrice' ? '/administratrice/evenement' : pathname
  const current = [...tabs, ...more].find((tab) => isUnder(tab, path))
  return {
    label,
    tabs: current && more.includes(current) ? [...tabs, current] : tabs,
    more: more.filter((tab) => tab !== current),
    current: current?.to ?? '',
  }
}
