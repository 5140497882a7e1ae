/** How days and times are written: in the chat's language, as in the browser's country. */
export interface Times {
  /** `17:10`, or `5:10 PM` where that's customary. */
  time(at: Date): string
  /** `Thursday, 26 November` */
  day(at: Date): string
  /** `26 Nov` */
  date(at: Date): string
}

export function timesIn(language: string, preferred: readonly string[] = navigator.languages): Times {
  const locale = preferred.find((one) => one.split('-')[0]!.toLowerCase() === language) ?? language
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (at: Date) => format.format(at)
  }
  return {
    time: writer({ hour: 'numeric', minute: '2-digit' }),
    day: writer({ weekday: 'long', month: 'long', day: 'numeric' }),
    date: writer({ month: 'short', day: 'numeric' }),
  }
}
