type Cell = string | number | null

/** RFC 4180. `dashboard/src/text/csv.ts` does the same. Both are tested by `testing/csv-cases.ts`. */
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
