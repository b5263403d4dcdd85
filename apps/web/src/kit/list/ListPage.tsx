import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type { ReactNode, RefObject } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import styles from './ListPage.module.css'

type ListPageProps = {
  readonly view: {
    readonly page: number
    readonly isNarrowed: boolean
    readonly hrefOfPage: (page: number) => string
  }
  /** As every list answers it. */
  readonly total: { readonly nb: number; readonly plus?: true | undefined; readonly limit: number }
  /** « événement », counted above the rows. */
  readonly noun?: string
  readonly nouns?: string
  /** In the place of that number, where the page says it with other things, or not at all. */
  readonly head?: ReactNode
  /** Where the focus goes once a dialog has closed on what was done. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** Beside the number: the filters that are on, and the way to take each away. */
  readonly beside?: ReactNode
  readonly isEmpty: boolean
  /** Nothing matches: what to do about it, and the address of the whole list. Without filters the page is past the last. */
  readonly noMatch?: { readonly title: string; readonly text: string; readonly all: string }
  /** The heading of that: 2 where none stands above it. */
  readonly level?: 2 | 3
  /** There is nothing yet. */
  readonly empty?: ReactNode
  /** The table, or the cards. */
  readonly children: ReactNode
  /** Between the rows and the pages: what is done with those that are chosen. */
  readonly below?: ReactNode
}

/** A page of a list: how many there are, said when it changes; the rows, or why there are none; the other pages. */
export const ListPage = ({
  view,
  total,
  noun = '',
  nouns,
  heading,
  isEmpty,
  noMatch,
  level = 3,
  ...parts
}: ListPageProps) => (
  <>
    {parts.head === undefined ? (
      <div className={styles.head}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no heading */}
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className="list-count">
            {formatTotal(total.nb, total.plus, noun, nouns)}
          </h2>
        </div>
        {parts.beside}
      </div>
    ) : (
      parts.head
    )}
    {!isEmpty && parts.children}
    {isEmpty && !view.isNarrowed && parts.empty}
    {isEmpty && view.isNarrowed && (
      <EmptyState
        title={noMatch?.title ?? 'Cette page est vide'}
        level={level}
        actions={
          <ButtonLink to={noMatch?.all ?? view.hrefOfPage(1)}>
            {noMatch ? 'Tout afficher' : 'Première page'}
          </ButtonLink>
        }
      >
        {noMatch?.text}
      </EmptyState>
    )}
    {parts.below}
    <div className={styles.pages}>
      <Pagination page={view.page} pageCount={pageCountOf(total.nb, total.limit)} hrefFor={view.hrefOfPage} />
    </div>
  </>
)
