export interface Command {
  summary: string
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
}

/** Invalid usage: prints the syntax. Exit code 2. */
export class UsageError extends Error {}

/** The option of every command that prints its result as JSON. */
export const json_option = { json: { type: 'boolean' } } as const

/** Prints a command's result: as text for people, or as complete JSON. */
export function print(json: boolean | undefined, result: unknown, words: string): void {
  console.log(json ? JSON.stringify(result, null, 2) : words)
}

/** Rows in aligned columns, for people. */
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
