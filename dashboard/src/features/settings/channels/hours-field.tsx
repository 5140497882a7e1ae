import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { hoursQuery } from '../hours/hours.ts'
import { OpenNow } from '../hours/open-now.tsx'

interface Props {
  mode: Mode
  hours_id: string | null
  write: (changes: { hours_id: string | null }) => void
}

/** When somebody answers here. */
export function HoursField({ mode, hours_id, write }: Props) {
  const t = useText()
  const hours = useQuery(hoursQuery(mode))
  if (hours.isError && !hours.data) return <Failed error={hours.error} retry={() => hours.refetch()} />
  const all = hours.data ?? []
  const current = all.find(({ id }) => id === hours_id)
  // Until its name is known, the choice isn't shown as another one.
  const unknown = hours_id && !current ? { [hours_id]: '…' } : {}
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t.hours.channel}
          hint={t.hours.channel_hint}
          choices={{
            '': t.hours.channel_none,
            ...unknown,
            ...Object.fromEntries(all.map(({ id, name }) => [id, name])),
          }}
          disabled={hours.isPending}
          value={hours_id ?? ''}
          onChange={({ target }) => write({ hours_id: target.value || null })}
        />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        {current && <OpenNow hours={current} />}
        {current ? (
          <Link
            to="/$mode/settings/hours/$hours_id"
            params={{ mode, hours_id: current.id }}
            className="text-accent-ink underline underline-offset-2"
          >
            {t.hours.channel_link}
          </Link>
        ) : (
          <Link to="/$mode/settings/hours" params={{ mode }} className="text-accent-ink underline underline-offset-2">
            {t.hours.all}
          </Link>
        )}
      </p>
    </div>
  )
}
