export interface Command {
  summary: string
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
}

/** The command line was not understood: exit code 2, and how it is written. */
export class UsageError extends Error {}

/** The option of every command: what it did, as JSON for programs. */
export const json_option = { json: { type: 'boolean' } } as const

/** Prints what a command did: as words for people, or for programs everything there is to know. */
export function print(json: boolean | undefined, result: unknown, words: string): void {
  console.log(json ? JSON.stringify(result, null, 2) : words)
}

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
