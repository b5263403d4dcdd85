import { BREAKPOINTS } from '@entrelles/contract/kit/constants.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useMedia } from '#kit/media.ts'
import { Icon } from '#ui/Icon.tsx'
import { isCurrent, MENU_ENTRIES } from './menu-entries.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './LowerMenu.module.css'

/** Number of entries that fit beside « Plus » (R2.3-2). */
const useRoom = (): number => {
  const isTiny = useMedia('(width < 299px)')
  const isSmall = useMedia(`(width < ${BREAKPOINTS.tablet + 1}px)`)
  if (isTiny) return 4
  return isSmall ? 5 : MENU_ENTRIES.length
}

/** The bottom menu of small screens, in two groups when the entries do not all fit. */
export const LowerMenu = () => {
  const room = useRoom()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // The chosen group is kept on the current page; another page opens the group of its own entry.
  const [choice, setChoice] = useState({ pathname: '', isSecond: false })
  const isSecond =
    choice.pathname === pathname
      ? choice.isSecond
      : MENU_ENTRIES.findIndex((entry) => isCurrent(entry, pathname)) >= room
  const fits = room >= MENU_ENTRIES.length
  const entries = isSecond && !fits ? MENU_ENTRIES.slice(room) : MENU_ENTRIES.slice(0, room)

  const turn = () => {
    flushSync(() => setChoice({ pathname, isSecond: !isSecond }))
    list.current?.querySelector('a')?.focus()
  }

  return (
    <nav className={`${styles.lower} on-ink`} aria-label="Menu principal">
      <ul ref={list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
      {!fits && (
        <button type="button" className={styles.more} aria-expanded={isSecond} onClick={turn}>
          <Icon name={isSecond ? 'arrow-left-bold' : 'dots-three-bold'} />
          <span>{isSecond ? 'Retour' : 'Plus'}</span>
        </button>
      )}
    </nav>
  )
}
