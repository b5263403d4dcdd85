import packageJson from '../../package.json' with { type: 'json' }

/** The version of this installation, for errors reported and the documentation. */
export const VERSION: string = packageJson.version
