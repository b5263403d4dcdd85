import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import styles from './LineList.module.css'

/** A list in a frame, with a thin line between its items. */
export const LineList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul {...rest} className={cx(styles.list, className)} />
)

/** It is the item shown beside the list. */
type Choice = { readonly isCurrent: boolean }

const lookOf = ({ isCurrent }: Choice, className: string | undefined) => ({
  className: cx(styles.choice, className),
  'aria-current': isCurrent ? ('true' as const) : undefined,
})

type LineLinkProps = Choice & {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The content of an item of a `LineList`, as a link that shows it beside the list. */
export const LineLink = ({ to, isCurrent, className, children }: LineLinkProps) => (
  <Anchor to={to} {...lookOf({ isCurrent }, className)}>
    {children}
  </Anchor>
)

/** The content of an item of a `LineList`, as a button that shows it beside the list. */
export const LineButton = ({ isCurrent, className, ...rest }: Choice & ComponentProps<'button'>) => (
  <button {...rest} type="button" {...lookOf({ isCurrent }, className)} />
)
