type Browser = {
  readonly share?: (data: ShareData) => Promise<void>
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/** `shown`: the browser can neither share nor copy, so that the page shows the link. */
type Outcome = 'shared' | 'given-up' | 'copied' | 'shown'

/** Shares by the system’s sheet, or copies the link where there is none. */
export const share = async (
  { title, url }: { readonly title: string; readonly url: string },
  browser: Browser,
): Promise<Outcome> => {
  if (browser.share) {
    try {
      await browser.share({ title, url })
      return 'shared'
    } catch (error) {
      // She closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up'
    }
  }
  try {
    if (!browser.clipboard) return 'shown'
    await browser.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown'
  }
}
