export interface Command {
  summary: string
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
}

/** The command line was not understood: exit code 2, and how it is written. */
export class UsageError extends Error {}

/** Rows as aligned columns, for people. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
