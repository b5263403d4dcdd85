import { NavLink, Outlet } from 'react-router'
import styles from './BackOfficeLayout.module.css'
import { Shell } from './Shell.tsx'

const TABS = [{ to: '/administratrice/faq', label: 'FAQ' }] as const

/** The administrator’s screens: the member’s frame, with the tabs of the back office above the title. */
export const BackOfficeLayout = () => (
  <Shell>
    <nav className={styles.tabs} aria-label="Administration">
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
    <Outlet />
  </Shell>
)
