export type Configuration = {
  readonly sentryDsn: string | null
  readonly liensLegaux: {
    readonly conditions: string
    readonly confidentialite: string
    readonly mentions: string
    readonly charte?: string
  } | null
  readonly reseaux: readonly { readonly nom: string; readonly url: string }[]
  readonly version: string
}

const DEFAULTS: Configuration = { sentryDsn: null, liensLegaux: null, reseaux: [], version: 'dev' }

/** What the server wrote into the page it served; the defaults where it wrote nothing. */
const readConfiguration = (page: Document): Configuration => {
  const written = page.getElementById('configuration')?.textContent ?? '{}'
  return { ...DEFAULTS, ...(JSON.parse(written) as Partial<Configuration>) }
}

/** The settings of this page. */
export const configuration = readConfiguration(document)
