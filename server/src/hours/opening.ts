/** Whom a moment is told: how they write it, and what their clock shows. */
export interface Reader {
  language: string
  /** As their browser says, such as de-AT. Null if it isn't known. */
  locale: string | null
  /** Null if it isn't known. */
  time_zone: string | null
}

/**
 * Day and time of an opening, in words that stay true tomorrow. Who isn't known to live by another clock reads the time of the working
 * hours, with the zone.
 */
export function openingInWords(instant: number, reader: Reader, hours_zone: string, now: number): string {
  const own_zone = isTimeZone(reader.time_zone) ? reader.time_zone : null
  const locale = localeOf(reader)
  const yearOf = (ms: number) => new Date(ms).getUTCFullYear()
  return new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...(yearOf(instant) !== yearOf(now) && { year: 'numeric' }),
    timeZone: own_zone ?? hours_zone,
    ...(own_zone === null && { timeZoneName: 'short' }),
  }).format(instant)
}

function localeOf({ language, locale }: Reader): string {
  try {
    return locale && new Intl.Locale(locale).language === language ? locale : language
  } catch {
    return language
  }
}

/** A browser may say anything. */
function isTimeZone(name: string | null): name is string {
  try {
    return name !== null && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
