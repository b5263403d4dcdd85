import { formatCapped } from '@entrelles/contract/kit/format.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import styles from './ListPage.module.css'
import type { View } from './use-list.ts'

type Counts = Readonly<Record<string, { readonly nb: number; readonly plus?: true | undefined }>>

/** A pending count reserves the width of two digits, to avoid a layout shift. */
const AWAITED = { nb: 10 }

type CountedTabsProps<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = {
  /** « Filtrer par état » */
  readonly label: string
  readonly view: View<S, Where, Panel>
  /** The counts of the tabs, when they are shown. */
  readonly counts?: { readonly data: Counts | undefined; readonly isPending: boolean }
}

/** The tabs of a list with their counts; without counts when their request fails. */
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
