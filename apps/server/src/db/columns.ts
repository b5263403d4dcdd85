import type { ColumnType } from 'kysely'

/** A timestamptz: read as ISO 8601 text, written from a Date or from such a text. */
export type Instant = ColumnType<string, Date | string, Date | string>
