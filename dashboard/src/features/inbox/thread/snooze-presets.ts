import { useText } from '../../../text/text.tsx'
import type { Item } from '../../../ui/menu-list.tsx'

export function useSnoozePresets(snooze: (until: string | null) => void, choose: () => void): Item[] {
  const t = useText()
  const words = t.inbox.snooze_presets
  // When it is chosen: the menu may stand there for a while.
  const at = (moment: (now: Date) => Date) => () => snooze(moment(new Date()).toISOString())
  return [
    { name: 'later', label: words.later, run: at((now) => in_(now, 3 / 24)) },
    { name: 'tomorrow', label: words.tomorrow, run: at((now) => atNine(now, 1)) },
    { name: 'monday', label: words.monday, run: at((now) => atNine(now, daysToMonday(now))) },
    { name: 'week', label: words.week, run: at((now) => in_(now, 7)) },
    { name: 'reply', label: words.reply, run: () => snooze(null) },
    { name: 'choose', label: `${t.inbox.snooze_at}…`, run: choose },
  ]
}

function in_(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

/** By the calendar of the person: a day of summer time may have 23 hours. */
export function atNine(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9)
}

export function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7
}
