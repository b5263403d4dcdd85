/** Maximum length of the line on the cover. */
const ACCROCHE_MAX = 160

/** A short first paragraph goes under the name; the other paragraphs, and a long first one, form the presentation. */
export const presentationOf = (
  description: string | null,
): { readonly accroche: string | null; readonly paragraphes: readonly string[] } => {
  const paragraphes = (description ?? '')
    .split(/\n+/)
    .map((texte) => texte.trim())
    .filter(Boolean)
  const [premier, ...suite] = paragraphes
  return premier !== undefined && premier.length <= ACCROCHE_MAX
    ? { accroche: premier, paragraphes: suite }
    : { accroche: null, paragraphes }
}
