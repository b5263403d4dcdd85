import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useLocation } from 'react-router'
import type { IconName } from '#ui/icons.ts'
import { canOpen } from './route.ts'
import { useUser } from './session.ts'

type BackOffice = {
  readonly access: Espace
  readonly label: string
  /** `to` is the link, `section` the path prefix of its pages. */
  readonly to: string
  readonly section: string
  readonly icon: IconName
  readonly activeIcon: IconName
}

const BACK_OFFICES: readonly BackOffice[] = [
  {
    access: 'administratrice',
    label: 'Administratrice',
    to: pathTo('/administratrice'),
    section: '/administratrice',
    icon: 'shield-star',
    activeIcon: 'shield-star-fill',
  },
  {
    access: 'coordinatrice',
    label: 'Coordinatrice',
    to: pathTo('/coordinatrice/evenement'),
    section: '/coordinatrice',
    icon: 'compass',
    activeIcon: 'compass-fill',
  },
]

/** The back offices that the signed-in member may open. */
export const useBackOffices = (): readonly BackOffice[] => {
  const user = useUser()
  return BACK_OFFICES.filter(({ access }) => canOpen(access, user))
}

/** The back office of the current page: administrator and coordinator share screens at two addresses. */
export type Espace = 'administratrice' | 'coordinatrice'

export const useEspace = (): Espace =>
  useLocation().pathname.startsWith('/coordinatrice') ? 'coordinatrice' : 'administratrice'
