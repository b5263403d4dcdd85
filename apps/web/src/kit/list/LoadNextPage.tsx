import type { ComponentProps } from 'react'
import { LoadMore } from '#kit/list/LoadMore.tsx'
import { notifyFailure } from '#kit/notify.ts'

type LoadNextPageProps = Omit<ComponentProps<typeof LoadMore>, 'hasMore' | 'busy' | 'onMore'> & {
  /** What `useInfiniteQuery` returns. */
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<{
      readonly error: Error | null
      readonly isFetchNextPageError: boolean
    }>
  }
}

/** The `LoadMore` of an infinite query. The rows stay on the page when the next ones fail, and a toast says so. */
export const LoadNextPage = ({ query, ...rest }: LoadNextPageProps) => {
  const loadMore = async () => {
    const { error, isFetchNextPageError } = await query.fetchNextPage()
    if (isFetchNextPageError) notifyFailure(error)
  }
  return (
    <LoadMore
      {...rest}
      hasMore={query.hasNextPage}
      busy={query.isFetchingNextPage}
      onMore={() => void loadMore()}
    />
  )
}
