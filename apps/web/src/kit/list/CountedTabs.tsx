import { formatCapped } from '@entrelles/contract/kit/format.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { View } from './use-list.ts'

type Counts = Readonly<Record<string, { readonly nb: number; readonly plus?: true | undefined }>>

type CountedTabsProps<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = {
  /** « Filtrer par état » */
  readonly label: string
  readonly view: View<S, Where, Panel>
  /** How many each tab holds, where that is shown. */
  readonly counts?: { readonly data: Counts | undefined; readonly isPending: boolean }
}

/** The tabs of a list, and how many are in each; without their numbers where these cannot be had. */
export const CountedTabs = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>({
  label,
  view: { list, where, filters },
  counts,
}: CountedTabsProps<S, Where, Panel>) => {
  // A number that comes later makes its chip wider: the next ones would move under the finger.
  if (counts?.isPending)
    return (
      <Loading status="Chargement des onglets…">
        <Skeleton height="var(--tap)" />
      </Loading>
    )
  const chips = list.tabs.map((tab) => {
    const count = tab.count && counts?.data?.[tab.count]
    return {
      to: list.tabHref(where, filters, tab),
      label: !count ? tab.label : `${tab.label} ${formatCapped(count)}`,
    }
  })
  const shown = list.currentTab(filters)
  return <ChipLinks label={label} links={chips} current={shown ? list.tabHref(where, filters, shown) : ''} />
}
