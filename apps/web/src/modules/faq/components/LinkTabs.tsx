import { Link } from 'react-router'
import styles from './LinkTabs.module.css'

type LinkTabsProps = {
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
  readonly current: string
}

/** Views of one page that differ by their address. */
export const LinkTabs = ({ label, tabs, current }: LinkTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
)
