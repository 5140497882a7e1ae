/**
 * Whether a tier runs a file. `npm test` leaves to `npm run test:all` what is named so (`inbox.long.test.ts`). Fault tests that it
 * doesn't leave run in both: in the smallest size, then in the quick size with twins.
 */
export function isOf(tier: 'test' | 'all', file: string): boolean {
  const is_long = file.includes('.long.test.')
  return tier === 'test' ? !is_long : is_long || isFault(file)
}

function isFault(file: string): boolean {
  return file.startsWith('faults/')
}

/** The processor time that a file may take, in seconds. */
export function budgetOf(file: string): number {
  // Installing and starting whole services costs more.
  return isFault(file) || file.startsWith('deploy/') ? 60 : 20
}

/** The longest files come first. Otherwise the run would wait for one worker that started such a file last. */
export function inOrder(files: string[]): string[] {
  const rank = (file: string) => ['faults/', 'e2e/', ''].findIndex((folder) => file.startsWith(folder))
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
