import packageJson from '../../package.json' with { type: 'json' }

/** The version of this installation, for error reports and the API documentation. */
export const VERSION: string = packageJson.version
