import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { SelectBox } from './SelectBox.tsx'
import { SortableHeader, type Sort } from './SortableHeader.tsx'
import styles from './Table.module.css'

type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `title` names its row, `number` aligns its digits, `actions` hides its header. */
  readonly kind?: 'title' | 'text' | 'number' | 'actions'
  readonly sortable?: boolean
}

type Selection<Row> = {
  readonly isSelected: (row: Row) => boolean
  /** The name of a row. */
  readonly nameOf: (row: Row) => string
  readonly onSelect: (rows: readonly Row[], selected: boolean) => void
}

type TableProps<Row> = {
  /** The content of the table and its order, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly sort?: Sort
  /** A checkbox for each row, and one for the whole page. */
  readonly selection?: Selection<Row>
}

type SelectAllProps<Row> = { readonly rows: readonly Row[]; readonly selection: Selection<Row> }

const SelectAll = <Row,>({ rows, selection: { isSelected, onSelect } }: SelectAllProps<Row>) => {
  const chosen = rows.filter(isSelected).length
  return (
    <th scope="col" className={styles.all}>
      <SelectBox
        label="Tout sélectionner sur cette page"
        checked={chosen > 0 && chosen === rows.length}
        mixed={chosen > 0 && chosen < rows.length}
        onChange={(selected) => onSelect(rows, selected)}
      />
    </th>
  )
}

/** A table; under 768 px each row becomes a card that repeats the headers. */
export const Table = <Row,>({ caption, columns, rows, keyOf, sort, selection }: TableProps<Row>) => (
  <div className={styles.wrap}>
    <table className={cx(styles.table, selection && styles.selectable)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection && <SelectAll rows={rows} selection={selection} />}
          {columns.map(({ id, header, kind = 'text', sortable = false }) =>
            sortable && sort ? (
              <SortableHeader key={id} column={id} sort={sort} className={styles[kind]}>
                {header}
              </SortableHeader>
            ) : (
              <th key={id} scope="col" className={cx(styles.plain, styles[kind])}>
                <span className={kind === 'actions' ? 'sr-only' : undefined}>{header}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={selection?.isSelected(row) ? styles.selected : undefined}>
            {selection && (
              <td className={styles.check}>
                <SelectBox
                  label={`Sélectionner ${selection.nameOf(row)}`}
                  checked={selection.isSelected(row)}
                  onChange={(selected) => selection.onSelect([row], selected)}
                />
              </td>
            )}
            {columns.map(({ id, header, cell, kind = 'text' }) =>
              kind === 'title' ? (
                <th key={id} scope="row" className={styles.title}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={styles[kind]} data-label={header}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
