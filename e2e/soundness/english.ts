import type { Page } from '@playwright/test'

// Whole words only, where accents count as letters (« noté » is not « not »), and not after an elision (« l’ARE »).
// « La demande est close » is French.
const ENGLISH =
  /(?<![\p{L}’])(the|and|error|errors|please|required|invalid|loading|select|selected|submit|cancel|(?<!est )close|dismiss|found|failed|must|should|with|from|your|you|this|that|is|are|was|too|short|characters?|field|enter|value|expected|received|string|unknown|not|step|next|previous|search|open|home|back|skip|show|hide)(?!\p{L})/iu

/** Lines of the page with an English word: text, accessible names and tooltips. */
export const englishOf = async (page: Page): Promise<string[]> => {
  const lines = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']
    const named = [...document.querySelectorAll('body *')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, ...document.body.innerText.split('\n'), ...named]
  })
  return [...new Set(lines.filter((line) => ENGLISH.test(line)))]
}
