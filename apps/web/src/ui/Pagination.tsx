import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './Pagination.module.css'

type PaginationProps = {
  /** 1-based. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
}

type StepProps = { readonly to: string | undefined; readonly children: ReactNode }

const Step = ({ to, children }: StepProps) =>
  to === undefined ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without href has no link role
    <span className={styles.step} role="link" aria-disabled="true">
      {children}
    </span>
  ) : (
    <Anchor className={styles.step} to={to}>
      {children}
    </Anchor>
  )

/** Links to the pages of a list: three numbers, and an ellipsis for the first or the last page when it is not among them. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) => {
  if (pageCount <= 1) return null
  const numbers = pageWindow(page, pageCount)
  return (
    <nav className={styles.pagination} aria-label="Pagination">
      <ul>
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : undefined}>
            <Icon name="arrow-left-bold" size="sm" />
            <span className={styles.word}>Avant</span>
          </Step>
        </li>
        {!numbers.includes(1) && (
          <li>
            <Anchor to={hrefFor(1)} aria-label="Première page">
              …
            </Anchor>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Anchor
              to={hrefFor(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Anchor>
          </li>
        ))}
        {!numbers.includes(pageCount) && (
          <li>
            <Anchor to={hrefFor(pageCount)} aria-label={`Dernière page, ${pageCount}`}>
              …
            </Anchor>
          </li>
        )}
        <li>
          <Step to={page < pageCount ? hrefFor(page + 1) : undefined}>
            <span className={styles.word}>Après</span>
            <Icon name="arrow-right-bold" size="sm" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}
