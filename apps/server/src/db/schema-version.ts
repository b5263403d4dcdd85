export const MIGRATIONS_TABLE = 'migrations'

/** The last migration that this code needs: a process is not ready before it has run. */
export const SCHEMA_VERSION = '0015-series'
