import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice } from '../../../ui/field.tsx'
import { FileUp } from '../../../ui/icons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useDates } from './holiday-dates.ts'
import type { Exception } from './hours.ts'

const max_bytes = 1_000_000

interface Props {
  mode: Mode
  /** Those there are: what is among them already isn't offered again. */
  exceptions: Exception[]
  add: (exceptions: Exception[]) => void
  onClose: () => void
}

/** Reads a calendar file, shows what is in it, and adds what stays checked. */
export function ImportHolidays({ mode, exceptions, add, onClose }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [is_too_large, setTooLarge] = useState(false)
  const read = useMutation({
    mutationFn: async (file: File) =>
      service[mode].hours.readHolidays({ ics: (await file.text()).replaceAll('\r\n', '\n') }),
  })
  function take(file: File | undefined) {
    if (!file) return
    read.reset()
    setTooLarge(file.size > max_bytes)
    if (file.size <= max_bytes) read.mutate(file)
  }
  const there = new Set(exceptions.map(keyOf))
  const found = read.data && new Map(read.data.exceptions.map((one) => [keyOf(one), one])).values()
  const fresh = found?.filter((one) => !there.has(keyOf(one))).toArray()
  return (
    <Dialog title={t.hours.import} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.hours.import_lead}</p>
        <div>
          <Button busy={read.isPending} onClick={() => input.current?.click()} data-first>
            <FileUp size={15} aria-hidden />
            {t.hours.import_choose}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".ics,text/calendar"
            aria-label={t.hours.import_choose}
            tabIndex={-1}
            onChange={({ target }) => {
              take(target.files?.[0])
              // The same file again is a choice too.
              target.value = ''
            }}
            className="sr-only"
          />
        </div>
        {is_too_large && (
          <p role="alert" className="text-sm text-danger-ink">
            {t.hours.import_large}
          </p>
        )}
        <Problem error={read.error} />
        {fresh && (
          <Choose key={read.submittedAt} fresh={fresh} skipped={read.data!.skipped} add={add} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

interface ChooseProps {
  fresh: Exception[]
  /** How many events are no whole days, or not understood. */
  skipped: number
  add: (exceptions: Exception[]) => void
  onClose: () => void
}

function Choose({ fresh, skipped, add, onClose }: ChooseProps) {
  const t = useText()
  const [unchecked, setUnchecked] = useState<ReadonlySet<Exception>>(new Set())
  const choice = fresh.filter((one) => !unchecked.has(one))
  function submit(event: FormEvent) {
    event.preventDefault()
    add(choice)
  }
  const toggle = (one: Exception) =>
    setUnchecked(unchecked.has(one) ? without(unchecked, one) : new Set([...unchecked, one]))
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p role="status" className="text-sm">
        {fresh.length === 0 ? t.hours.import_nothing : t.hours.import_new(fresh.length)}
        {skipped > 0 && ` ${t.hours.import_skipped(skipped)}`}
      </p>
      {fresh.length > 0 && (
        <ul
          aria-label={t.hours.holidays}
          className="pane flex max-h-72 flex-col gap-2 rounded-md border border-line p-3"
        >
          {fresh.map((one) => (
            <li key={keyOf(one)}>
              <Offer exception={one} is_chosen={!unchecked.has(one)} toggle={() => toggle(one)} />
            </li>
          ))}
        </ul>
      )}
      <DialogFoot onCancel={onClose} disabled={choice.length === 0}>
        {t.hours.import_add(choice.length)}
      </DialogFoot>
    </form>
  )
}

function Offer({ exception, is_chosen, toggle }: { exception: Exception; is_chosen: boolean; toggle: () => void }) {
  const t = useText()
  const hint = [useDates(exception), exception.yearly && t.hours.yearly].filter(Boolean).join(' · ')
  const label = <bdi>{exception.name ?? hint}</bdi>
  return <Choice type="checkbox" label={label} hint={exception.name && hint} checked={is_chosen} onChange={toggle} />
}

const keyOf = ({ name, from, to }: Exception) => `${from} ${to} ${name}`

const without = (set: ReadonlySet<Exception>, one: Exception) => new Set([...set].filter((other) => other !== one))
