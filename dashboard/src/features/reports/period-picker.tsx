import { type FormEvent, useState } from 'react'
import { useText } from '../../text/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/field.tsx'
import { daysIn, own_zone, type Span } from './report.ts'
import { type ReportSearch, spans } from './report-search.ts'

interface Props {
  search: ReportSearch
  span: Span
  show: (search: ReportSearch) => void
}

const max_days = 366

export function PeriodPicker({ search, span, show }: Props) {
  const t = useText()
  const [is_own, setOwn] = useState(search.from !== undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const { zone } = search
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { from, to } = Object.fromEntries(new FormData(event.currentTarget)) as { from: string; to: string }
    const days = daysIn({ from, to, zone: '' })
    const wrong = !(days >= 1) ? t.reports.order_wrong : days > max_days ? t.reports.too_long : null
    setProblem(wrong)
    if (wrong === null) show({ from, to, zone })
  }
  return (
    <search className="flex flex-col gap-2 pb-4">
      <div className="flex flex-wrap gap-2">
        <Select
          label={t.reports.period}
          choices={{
            ...Object.fromEntries(spans.map((days) => [days, t.reports.last_days(Number(days))])),
            own: t.reports.own_period,
          }}
          value={is_own ? 'own' : (search.days ?? '28')}
          onChange={({ target }) => {
            setOwn(target.value === 'own')
            if (target.value !== 'own') show({ days: target.value, zone })
          }}
          className="w-auto! flex-1 sm:flex-none"
        />
        <Select
          label={t.reports.zone}
          choices={Object.fromEntries(zonesWith(span.zone).map((name) => [name, name.replaceAll('_', ' ')]))}
          value={span.zone}
          onChange={({ target }) => show({ ...search, zone: target.value === own_zone ? undefined : target.value })}
          className="w-auto! min-w-0 flex-1 sm:max-w-60"
        />
      </div>
      {is_own && (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          {(['from', 'to'] as const).map((name) => (
            <div key={`${name} ${span[name]}`} className="flex-1 sm:w-44 sm:flex-none">
              <DateField label={t.reports[name]} name={name} defaultValue={span[name]} required min="2000-01-01" />
            </div>
          ))}
          <Button type="submit" className="min-h-9">
            {t.reports.show}
          </Button>
        </form>
      )}
      {problem && (
        <p role="alert" className="text-xs text-danger-ink">
          {problem}
        </p>
      )}
    </search>
  )
}

/** The browser may list a time zone from the URL under another name. */
function zonesWith(zone: string): string[] {
  return [...new Set([zone, own_zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}
