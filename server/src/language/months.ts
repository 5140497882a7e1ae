/** The names of the months in a language, long and short, from the runtime's own locale data; longest first. */
export function monthNames(locale: string): string[] {
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, calendar: 'gregory', timeZone: 'UTC' })
    return Array.from(
      { length: 12 },
      (_, index) => format.formatToParts(Date.UTC(2024, index, 15)).find((part) => part.type === 'month')?.value ?? '',
    )
  })
  return [...new Set(names)]
    .filter((name) => /\p{L}{3}/u.test(name))
    .map((name) => name.replace(/\./g, '\\.?'))
    .sort((a, b) => b.length - a.length)
}
