import type pg from 'pg'

type Index = {
  readonly name: string
  readonly constraint: boolean
  readonly definition: string
  readonly btree: boolean
}

/** The constraints come first: their indexes are not among the others. */
const INDEXES = `
  select quote_ident(conname) as name, true as constraint, pg_get_constraintdef(oid) as definition, true as btree
  from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')
  union all
  select i.indexrelid::regclass::text, false, pg_get_indexdef(i.indexrelid), a.amname = 'btree'
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where i.indrelid = $1::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))`

/** How full the pages of a b-tree are that single rows have filled, in no order. */
const FILLED = ' with (fillfactor = 70)'

/** Writes many rows without the indexes of a table but those kept, and then builds these as single rows would have left them. */
export const withoutIndexes = async (
  client: pg.Client,
  table: string,
  write: () => Promise<unknown>,
  kept: readonly string[] = [],
): Promise<void> => {
  const { rows: all } = await client.query<Index>(INDEXES, [table])
  const rows = all.filter(({ name }) => !kept.includes(name))
  for (const { name, constraint } of rows)
    await client.query(constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  await write()
  for (const { name, constraint, definition, btree } of rows) {
    const filled = btree ? definition.replace(/( WHERE .*)?$/, `${FILLED}$1`) : definition
    await client.query(constraint ? `alter table ${table} add constraint ${name} ${filled}` : filled)
  }
}
