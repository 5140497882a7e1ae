import { csv } from '../text/csv.ts'

export function saveCsv(name: string, rows: Parameters<typeof csv>[0]): void {
  // The mark by which spreadsheets know UTF-8.
  saveFile(name, 'text/csv;charset=utf-8', `\uFEFF${csv(rows)}`)
}

/** Gives the browser a file to keep. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Not at once: some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
