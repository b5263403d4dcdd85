import { LinkNav, type LinkNavProps } from './LinkNav.tsx'
import styles from './Tabs.module.css'

/** The parts of a page, each with its address. On a narrow screen they scroll. */
export const Tabs = (props: LinkNavProps) => <LinkNav {...props} className={styles.tabs} />
