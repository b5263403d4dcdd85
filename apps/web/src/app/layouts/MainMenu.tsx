import { NavLink } from 'react-router'
import { canOpen, type RouteAccess } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import styles from './MainMenu.module.css'

type Entry = {
  readonly to: string
  readonly label: string
  readonly access: RouteAccess
  readonly icon: IconName
  readonly activeIcon: IconName
}

const ENTRIES: readonly Entry[] = [
  { to: '/', label: 'Accueil', access: 'accueil', icon: 'house', activeIcon: 'house-fill' },
  { to: '/faq', label: 'FAQ', access: 'active', icon: 'question', activeIcon: 'question-fill' },
  {
    to: '/administratrice/faq',
    label: 'Administratrice',
    access: 'administratrice',
    icon: 'shield-star',
    activeIcon: 'shield-star-fill',
  },
]

/** The ways to the parts of the application that she may open. */
export const MainMenu = () => {
  const user = useUser()
  const entries = ENTRIES.filter(({ access }) => canOpen(access, user))
  if (entries.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Menu principal">
      <ul>
        {entries.map(({ to, label, icon, activeIcon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {({ isActive }) => (
                <>
                  <Icon name={isActive ? activeIcon : icon} />
                  <span>{label}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
