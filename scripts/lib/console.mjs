/** Ends the command with a sentence that says what to do. */
export const fail = (sentence, code = 1) => {
  console.error(`\n${sentence}\n`)
  process.exit(code)
}

/** Pads the columns to their longest cell. */
export const table = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`)
    .join('\n')
}
