import { pathTo } from '@entrelles/contract/kit/paths.ts'

type Navigateur = {
  readonly share?: (data: ShareData) => Promise<void>
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/** `montre`: the browser can neither share nor copy, so that the page shows the link. */
type IssuePartage = 'partage' | 'renonce' | 'copie' | 'montre'

/** The address of an event. Its page asks for a login, so that the link tells nothing to others. */
export const lienOf = (origin: string, id: string): string => `${origin}${pathTo('/evenement/:id', { id })}`

/** Shares by the system’s sheet, or copies the link where there is none. */
export const partager = async (
  { title, url }: { readonly title: string; readonly url: string },
  browser: Navigateur,
): Promise<IssuePartage> => {
  if (browser.share) {
    try {
      await browser.share({ title, url })
      return 'partage'
    } catch (error) {
      // She closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'renonce'
    }
  }
  try {
    if (!browser.clipboard) return 'montre'
    await browser.clipboard.writeText(url)
    return 'copie'
  } catch {
    return 'montre'
  }
}
