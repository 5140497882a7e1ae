import { useText } from '../../text/page-text.ts'
import type { Numbers } from './numbers.ts'
import type { ConversationReport } from './report.ts'
import { Twin } from './section.tsx'

const hours = Array.from({ length: 24 }, (_, n) => n)
const days = [1, 2, 3, 4, 5, 6, 7]
const max_announced = 20

/** The hours of a week, darker with more messages. */
export function Week({ busiest, numbers }: { busiest: ConversationReport['busiest_hours']; numbers: Numbers }) {
  const t = useText()
  const found = new Map(busiest.map(({ weekday, hour, messages_received: n }) => [`${weekday} ${hour}`, n]))
  const max_count = Math.max(1, ...found.values())
  const sorted = busiest.toSorted((a, b) => b.messages_received - a.messages_received).slice(0, max_announced)
  return (
    <>
      <div role="img" aria-label={t.reports.busiest} className="flex flex-col gap-px">
        {days.map((day) => (
          <div key={day} className="flex items-center gap-px">
            <span className="w-7 shrink-0 text-xs text-muted sm:w-24">
              <span className="sm:hidden">{numbers.weekday(day, 'narrow')}</span>
              <span className="max-sm:hidden">{numbers.weekday(day, 'long')}</span>
            </span>
            {hours.map((hour) => {
              const n = found.get(`${day} ${hour}`) ?? 0
              return (
                <span
                  key={hour}
                  title={`${numbers.weekday(day, 'long')}, ${numbers.clock(hour)}: ${numbers.whole(n)}`}
                  className="relative h-5 min-w-0 flex-1 overflow-hidden rounded-[2px] bg-sunken forced-color-adjust-none"
                >
                  {n > 0 && (
                    <span className="absolute inset-0 bg-accent" style={{ opacity: 0.15 + 0.85 * (n / max_count) }} />
                  )}
                </span>
              )
            })}
          </div>
        ))}
        <div className="ms-7 text-xs text-muted sm:ms-24">
          <div className="relative h-4">
            {[0, 6, 12, 18].map((hour) => (
              <span key={hour} className="absolute" style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
                {numbers.clock(hour)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <Twin
        caption={t.reports.busiest_table}
        columns={[t.reports.hour_of_week, t.reports.received]}
        rows={sorted.map(({ weekday, hour, messages_received }) => [
          `${numbers.weekday(weekday, 'long')}, ${numbers.clock(hour)}`,
          numbers.whole(messages_received),
        ])}
      />
    </>
  )
}
