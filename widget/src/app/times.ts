/** How days and times are written: in the chat's language, as in the browser's country. */
export interface Times {
  /** `17:10`, or `5:10 PM` where that's customary. */
  time(at: Date): string
  /** `Thursday, 26 November`, with the year if that's another one. */
  day(at: Date): string
  /** `Thursday` */
  weekday(at: Date): string
  /** `26 Nov` */
  date(at: Date): string
}

export function timesIn(language: string, preferred: readonly string[] = navigator.languages): Times {
  const locale = preferred.find((one) => isOf(language, one)) ?? language
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (at: Date) => format.format(at)
  }
  const day = writer({ weekday: 'long', month: 'long', day: 'numeric' })
  const day_and_year = writer({ dateStyle: 'full' })
  return {
    time: writer({ hour: 'numeric', minute: '2-digit' }),
    day: (at) => (at.getFullYear() === new Date().getFullYear() ? day(at) : day_and_year(at)),
    weekday: writer({ weekday: 'long' }),
    date: writer({ month: 'short', day: 'numeric' }),
  }
}

/** Some browsers name what is no language tag, such as `en-US@posix`. */
function isOf(language: string, tag: string): boolean {
  try {
    return new Intl.Locale(tag).language === language
  } catch {
    return false
  }
}
