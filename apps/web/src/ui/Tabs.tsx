import { LinkNav, type LinkNavProps } from './LinkNav.tsx'
import styles from './Tabs.module.css'

/** The sections of a page, each with its URL. They scroll on narrow screens. */
export const Tabs = (props: LinkNavProps) => <LinkNav {...props} className={styles.tabs} />
