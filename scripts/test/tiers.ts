/** Which files `npm test` leaves to `npm run test:all`: those that say so by their name (`inbox.long.test.ts`). */
export function isLong(file: string): boolean {
  return file.includes('.long.test.')
}

/** Both tiers run the fault tests: `npm test` in the smallest size, `npm run test:all` in the quick size with twins. */
export function isFault(file: string): boolean {
  return file.startsWith('faults/')
}

/** The processor time that a file may take, in seconds. */
export function budgetOf(file: string): number {
  // What installs or starts whole services costs more.
  return isFault(file) || file.startsWith('deploy/') ? 60 : 20
}

/** What takes longest comes first: a worker that begins it last would be waited for by the others. */
export function inOrder(files: string[]): string[] {
  const rank = (file: string) => ['faults/', 'e2e/', ''].findIndex((folder) => file.startsWith(folder))
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
