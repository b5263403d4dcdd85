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

/** Reads the settings that the server writes into the HTML page; missing ones get defaults. */
const readConfiguration = (page: Document): Configuration => {
  const written = page.getElementById('configuration')?.textContent ?? '{}'
  return { ...DEFAULTS, ...(JSON.parse(written) as Partial<Configuration>) }
}

export const configuration = readConfiguration(document)
