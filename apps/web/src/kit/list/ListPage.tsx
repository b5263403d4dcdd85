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
  /** The count in the response of every list. */
  readonly total: { readonly nb: number; readonly plus?: true | undefined; readonly limit: number }
  /** « événement »: the noun of the count above the rows. */
  readonly noun?: string
  readonly nouns?: string
  /** Replaces the count, when the page shows it differently or not at all. */
  readonly head?: ReactNode
  /** Takes the focus after a dialog closes on a completed action. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** Next to the count: the active filters, with links that remove them. */
  readonly beside?: ReactNode
  readonly isEmpty: boolean
  /** Shown when no row matches; `all` is the URL of the whole list. Lists without filters omit it: the page is past the last. */
  readonly noMatch?: { readonly title: string; readonly text: string; readonly all: string }
  /** Heading level of that message: 2 when no heading precedes it. */
  readonly level?: 2 | 3
  /** Shown when the list has no rows at all. */
  readonly empty?: ReactNode
  readonly children: ReactNode
  /** Between the rows and the pagination: the actions on the selection. */
  readonly below?: ReactNode
}

/** A page of a list: the count, announced when it changes; the rows, or the reason there are none; the pagination. */
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
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> cannot contain a heading */}
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
