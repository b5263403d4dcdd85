import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Tabs.module.css'

type TabsProps = {
  /** Names the tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: ReactNode }[]
  /** The address of the one shown. */
  readonly current: string
}

/** On a narrow screen the tabs scroll: the current one is in sight, after a turn of the screen too. */
const showCurrent = (list: Element): void => {
  const tab = list.querySelector('[aria-current]')?.getBoundingClientRect()
  const row = list.getBoundingClientRect()
  if (tab) list.scrollLeft += Math.max(0, tab.right - row.right) - Math.max(0, row.left - tab.left)
}

/** The parts of a page, each with its address: links, that keep the browser's history. */
export const Tabs = ({ label, tabs, current }: TabsProps) => {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!list.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && showCurrent(entry.target))
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [current])

  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
