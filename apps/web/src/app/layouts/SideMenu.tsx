import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Link } from 'react-router'
import { useBackOffices } from '#kit/back-offices.ts'
import { Logo } from '#ui/Logo.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './SideMenu.module.css'
import { MENU_ENTRIES, type MenuEntry } from './menu-entries.ts'

const MenuList = ({ entries }: { readonly entries: readonly MenuEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.to}>
        <MenuLink entry={entry} />
      </li>
    ))}
  </ul>
)

/** The left menu of large screens (R2.3-1): a dark, sticky panel. */
export const SideMenu = () => {
  const backOffices = useBackOffices()
  return (
    <nav className={`${styles.side} on-ink`} aria-label="Menu principal">
      <div className={styles.panel}>
        <Link to={pathTo('/')} className={styles.home}>
          <Logo onInk alt="Entrelles, retour à l’accueil" className={styles.logo} />
        </Link>
        <MenuList entries={MENU_ENTRIES} />
        {backOffices.length > 0 && (
          <>
            <hr />
            <MenuList entries={backOffices} />
          </>
        )}
      </div>
    </nav>
  )
}
