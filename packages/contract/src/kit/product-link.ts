import { PATHS } from './paths.ts'

const patterns = PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Whether a link opens a page of the application: « /evenement », « /faq?termes=tarif ». */
export const isProductLink = (link: string): boolean => {
  const [path = ''] = link.split(/[?#]/)
  // Browsers read a backslash as a slash: « /\site » leads to another site.
  return !link.includes('\\') && patterns.some((pattern) => pattern.test(path))
}
