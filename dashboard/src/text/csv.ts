type Cell = string | number | null

/** RFC 4180. `server/src/accounts/logs/csv.ts` does the same. Both are tested by `server/src/testing/csv-cases.ts`. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: Cell): string {
  if (cell === null) return ''
  const text = typeof cell === 'number' ? `${cell}` : cell.replace(formula, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Where a spreadsheet would start a formula: at the start of a cell, and after what it may treat as the end of one.
const formula = /^(?=\s*[=+\-@\t\r])|(?<=[;\t\r\n][\s"]*)(?=[=+\-@])/g
const guarded = /^'(?=\s*[=+\-@\t\r])|(?<=[;\t\r\n][\s"]*)'(?=[=+\-@])/g

/** Restores a cell of a file that was exported here. */
export function unguarded(cell: string): string {
  return cell.replace(guarded, '')
}
