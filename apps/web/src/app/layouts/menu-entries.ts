import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { IconName } from '#ui/icons.ts'

export type MenuEntry = {
  readonly label: string
  /** `to` is the link, `section` the path prefix of its pages. */
  readonly to: string
  readonly section: string
  readonly icon: IconName
  readonly activeIcon: IconName
}

type Section = Omit<MenuEntry, 'to' | 'section'> & { readonly section: string }

const SECTIONS: readonly Section[] = [
  { section: '/', label: 'Accueil', icon: 'house', activeIcon: 'house-fill' },
  { section: pathTo('/membre'), label: 'Membres', icon: 'users-three', activeIcon: 'users-three-fill' },
  {
    section: pathTo('/coup-de-pouce'),
    label: 'Coups de pouce',
    icon: 'hand-heart',
    activeIcon: 'hand-heart-fill',
  },
  {
    section: pathTo('/evenement'),
    label: 'Événements',
    icon: 'calendar-dots',
    activeIcon: 'calendar-dots-fill',
  },
  { section: pathTo('/actu'), label: "Fil d'actu", icon: 'newspaper', activeIcon: 'newspaper-fill' },
  { section: pathTo('/antenne'), label: 'Antennes', icon: 'map-pin-area', activeIcon: 'map-pin-area-fill' },
  { section: pathTo('/ressource'), label: 'Ressources', icon: 'books', activeIcon: 'books-fill' },
  { section: pathTo('/faq'), label: 'FAQ', icon: 'question', activeIcon: 'question-fill' },
]

/** The sections open to every active member, in the order of R2.3-1. */
export const MENU_ENTRIES: readonly MenuEntry[] = SECTIONS.map((entry) => ({ ...entry, to: entry.section }))

/** Whether a path belongs to an entry; `/` matches only itself. */
export const isCurrent = ({ section }: Pick<MenuEntry, 'section'>, pathname: string): boolean =>
  pathname === section || (section !== '/' && pathname.startsWith(`${section}/`))
