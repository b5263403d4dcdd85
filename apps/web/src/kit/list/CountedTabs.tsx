import { formatCapped } from '@entrelles/contract/kit/format.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import styles from './ListPage.module.css'
import type { View } from './use-list.ts'

type Counts = Readonly<Record<string, { readonly nb: number; readonly plus?: true | undefined }>>

/** A number that comes later makes its chip wider: its place is kept, so that nothing moves under the finger. */
const AWAITED = { nb: 10 }

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
  const isPending = counts?.isPending ?? false
  const chips = list.tabs.map((tab) => {
    const count = tab.count && (isPending ? AWAITED : counts?.data?.[tab.count])
    return {
      to: list.tabHref(where, filters, tab),
      label: !count ? tab.label : `${tab.label} ${formatCapped(count)}`,
    }
  })
  const shown = list.currentTab(filters)
  const tabs = (
    <ChipLinks label={label} links={chips} current={shown ? list.tabHref(where, filters, shown) : ''} />
  )
  if (!isPending) return tabs
  return (
    <Loading status="Chargement des onglets…">
      <div className={styles.awaited}>{tabs}</div>
    </Loading>
  )
}
