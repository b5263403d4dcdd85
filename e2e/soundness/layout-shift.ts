import type { BrowserContext, Page } from '@playwright/test'

/** Maximum sum of all shifts of a screen; browsers report only the worst session window. */
const SHIFT_LIMIT = 0.02

type Shift = { readonly value: number; readonly moved: readonly string[] }
type Shifts = { shifts?: Shift[] }

/** Records the layout shifts of every page of that context. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const shifts: Shift[] = ((window as Shifts).shifts = [])
    const named = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 100) : '')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => named(node)).filter(Boolean),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Reports the shifts since the page was opened, if they exceed the limit. */
export const shiftsOf = async (page: Page, limit = SHIFT_LIMIT): Promise<string[]> => {
  const shifts = await page.evaluate(() => (window as Shifts).shifts ?? [])
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  if (total <= limit) return []
  const largest = shifts.reduce((one, other) => (other.value > one.value ? other : one))
  return [`layout shift: ${total.toFixed(3)}, limit ${limit}; most moved: ${largest.moved.join(' ')}`]
}
