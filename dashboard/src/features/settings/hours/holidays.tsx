import { useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Import, Pencil, Plus, Trash2 } from '../../../ui/icons.tsx'
import { useDates } from './holiday-dates.ts'
import { HolidayForm } from './holiday-form.tsx'
import type { Exception } from './hours.ts'
import { ImportHolidays } from './import-holidays.tsx'

interface Props {
  mode: Mode
  exceptions: Exception[]
  change: (exceptions: Exception[]) => void
}

/** Days with hours of their own, by date. */
export function Holidays({ mode, exceptions, change }: Props) {
  const t = useText()
  const [open, setOpen] = useState<'import' | 'new' | number | null>(null)
  const close = () => setOpen(null)
  const add = useRef<HTMLButtonElement>(null)
  function put(exception: Exception) {
    change(typeof open === 'number' ? exceptions.with(open, exception) : [...exceptions, exception])
    close()
  }
  return (
    <div className="flex flex-col gap-3">
      {exceptions.length === 0 ? (
        <p className="text-sm text-muted">{t.hours.no_holidays}</p>
      ) : (
        <ul aria-label={t.hours.holidays} className="divide-y divide-line rounded-lg border border-line">
          {byDate(exceptions).map(({ exception, n }) => (
            <HolidayRow
              key={n}
              exception={exception}
              edit={() => setOpen(n)}
              remove={() => {
                change(exceptions.toSpliced(n, 1))
                add.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={add} onClick={() => setOpen('new')}>
          <Plus size={15} aria-hidden />
          {t.hours.holiday_add}
        </Button>
        <Button onClick={() => setOpen('import')}>
          <Import size={15} aria-hidden />
          {t.hours.import}
        </Button>
      </div>
      {open === 'import' && (
        <ImportHolidays
          mode={mode}
          exceptions={exceptions}
          add={(those) => {
            change([...exceptions, ...those])
            close()
          }}
          onClose={close}
        />
      )}
      {open !== null && open !== 'import' && (
        <HolidayForm exception={open === 'new' ? null : exceptions[open]!} put={put} onClose={close} />
      )}
    </div>
  )
}

interface RowProps {
  exception: Exception
  edit: () => void
  remove: () => void
}

function HolidayRow({ exception, edit, remove }: RowProps) {
  const t = useText()
  const dates = useDates(exception)
  const name = exception.name ?? dates
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5 ps-3 pe-1 text-sm sm:ps-4">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        {exception.name && <bdi className="font-medium [overflow-wrap:anywhere]">{exception.name}</bdi>}
        <span className={exception.name ? 'text-muted' : 'font-medium'}>{dates}</span>
        {exception.yearly && <Badge>{t.hours.yearly}</Badge>}
        <OwnHours intervals={exception.intervals} />
      </span>
      <span className="flex shrink-0">
        <IconButton icon={Pencil} size={15} label={t.hours.holiday_edit(name)} onClick={edit} />
        <IconButton icon={Trash2} size={15} label={t.hours.holiday_remove(name)} onClick={remove} />
      </span>
    </li>
  )
}

function OwnHours({ intervals }: Pick<Exception, 'intervals'>) {
  const t = useText()
  if (intervals.length === 0) return <Badge tone="danger">{t.hours.no_hours}</Badge>
  return (
    <Badge tone="warn">
      <bdi dir="ltr">{intervals.map(({ from, to }) => `${from}–${to}`).join(', ')}</bdi>
    </Badge>
  )
}

/** For the eye alone: of two on one day the last one counts, so each keeps its place. */
function byDate(exceptions: Exception[]) {
  return exceptions
    .map((exception, n) => ({ exception, n }))
    .toSorted((a, b) => a.exception.from.localeCompare(b.exception.from))
}
