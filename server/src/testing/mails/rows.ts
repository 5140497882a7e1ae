/** A table: a row for each line, cells between `¦`, and `|` for a line break in a cell. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(' ¦ ').map((cell) => cell.replaceAll('|', '\n')))
}
