/** RFC 4180. What a spreadsheet would take for a formula is given an apostrophe before it: a name may hold anything. */
export function csv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | null): string {
  if (value === null) return ''
  const tame = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}
