/** Whether `npm test` leaves a file to `npm run test:all`. Its name says so (`inbox.long.test.ts`). */
export function isLong(file: string): boolean {
  return file.includes('.long.test.')
}

/** Both tiers run the fault tests: `npm test` in the smallest size, `npm run test:all` in the quick size with twins. */
export function isFault(file: string): boolean {
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
