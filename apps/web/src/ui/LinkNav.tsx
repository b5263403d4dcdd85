import { useEffect, useRef, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './LinkNav.module.css'

export type LinkNavProps = {
  /** Names the links for screen readers. */
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: ReactNode; readonly icon?: IconName }[]
  /** The URL of the current link. */
  readonly current: string
}

type LookProps = {
  readonly className: string | undefined
  /** The aria-current value: the current page, or the current choice of a set. */
  readonly currentIs?: 'page' | 'true'
}

/** Scrolls the current link into view, also after the screen is rotated. */
const showCurrent = (list: Element): void => {
  const link = list.querySelector('[aria-current]')?.getBoundingClientRect()
  const row = list.getBoundingClientRect()
  if (link) list.scrollLeft += Math.max(0, link.right - row.right) - Math.max(0, row.left - link.left)
}

/** Links with a current one, shared by tabs, segments and chips. As links, they keep the browser history. */
export const LinkNav = ({
  label,
  links,
  current,
  className,
  currentIs = 'page',
}: LinkNavProps & LookProps) => {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!list.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && showCurrent(entry.target))
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [current])

  return (
    <nav className={cx(styles.nav, className)} aria-label={label}>
      <ul ref={list}>
        {links.map((link) => (
          <li key={link.to}>
            <Anchor to={link.to} aria-current={link.to === current ? currentIs : undefined}>
              {link.icon && <Icon name={link.icon} size="sm" />}
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
