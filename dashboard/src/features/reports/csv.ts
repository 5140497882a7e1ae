type Cell = string | number | null

/** As RFC 4180 has it. No cell is one that a spreadsheet would run. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return `${value}`
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function saveCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  // A mark of the encoding: without it spreadsheets take UTF-8 for something else.
  const url = URL.createObjectURL(new Blob(['\ufeff', csv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
