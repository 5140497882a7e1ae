/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** What a spreadsheet would take for a formula is given an apostrophe before it: a name may hold anything. */
function cell(value: string): string {
  const tame = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}

function isFormula(value: string): boolean {
  return /^[=+\-@\t\r]/.test(value)
}

/** What was tamed in a file of ours is read as it was. */
export function untamed(value: string): string {
  return value.startsWith("'") && isFormula(value.slice(1)) ? value.slice(1) : value
}

/** Gives the browser a file to keep. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Not at once: some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
