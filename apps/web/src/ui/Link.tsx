import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { Icon } from './Icon.tsx'
import styles from './Link.module.css'

type LinkProps = {
  /** A path of the application, or an absolute URL, which opens a new window and says so. */
  readonly to: string
  readonly children: ReactNode
  /** Alone on its line, not in a sentence: at least as high as a touch target. */
  readonly standalone?: boolean
  readonly className?: string | undefined
}

const isExternal = (to: string): boolean => /^[a-z]+:/i.test(to)

/** A link in a text. */
export const Link = ({ to, standalone = false, className, children }: LinkProps) => {
  const look = cx(standalone && styles.standalone, className)
  if (!isExternal(to)) {
    return (
      <Anchor to={to} className={look}>
        {children}
      </Anchor>
    )
  }
  return (
    <a href={to} {...ELSEWHERE} className={look}>
      {children}
      <Icon name="arrow-square-out-bold" size="sm" className={styles.out} />
      <span className="sr-only"> (nouvelle fenêtre)</span>
    </a>
  )
}
