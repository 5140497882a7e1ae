import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { service } from '../api/service.ts'
import { useSession } from '../session/session.ts'
import { useText } from '../text/page-text.ts'
import { localeFor, useLanguage } from '../text/text.tsx'
import { Skeletons } from '../ui/bits.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogFoot } from '../ui/dialog-foot.tsx'
import { Choice, SelectField } from '../ui/field.tsx'
import { Failed } from '../ui/problem.tsx'
import { say } from '../ui/toasts.tsx'

const states = ['available', 'away', 'off'] as const
const minute_ms = 60_000
const minutes_ahead = [30, 60, 120, 240, 480]

/** Whether one is there for what waits, and until when. */
export function AvailabilityDialog({ mode, onClose }: { mode: Mode; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const queryKey = ['availability', user.id]
  const own = useQuery({ queryKey, queryFn: ({ signal }) => service[mode].users.getAvailability(user.id, { signal }) })
  const ends = useEnds(own.data?.until ?? null)
  const change = useMutation({
    mutationFn: (fields: Record<string, string>) =>
      service[mode].users.setAvailability(user.id, {
        state: fields.state as (typeof states)[number],
        until: fields.until || null,
      }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after)
      queries.invalidateQueries({ queryKey: [mode, 'teams'] })
      say(t.teams.state_saved(t.teams.states[after.state]))
      onClose()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
  }
  return (
    <Dialog title={t.shell.availability} onClose={onClose}>
      {own.isPending && <Skeletons rows={3} className="h-8" />}
      {own.isError && !own.data && <Failed error={own.error} retry={() => own.refetch()} />}
      {own.data && (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">{t.shell.availability}</legend>
            {states.map((state) => (
              <Choice
                key={state}
                type="radio"
                name="state"
                value={state}
                defaultChecked={own.data.state === state}
                label={t.teams.states[state]}
                hint={t.teams.state_hints[state]}
              />
            ))}
          </fieldset>
          <SelectField
            label={t.teams.until}
            name="until"
            defaultValue={own.data.until ?? ''}
            choices={{ '': t.teams.until_changed, ...ends }}
          />
          <DialogFoot error={change.error} onCancel={onClose} busy={change.isPending}>
            {t.common.save}
          </DialogFoot>
        </form>
      )}
    </Dialog>
  )
}

/** Times of today to choose from, and the one that was chosen before. */
function useEnds(until: string | null): Record<string, string> {
  const language = useLanguage()
  const [opened_at] = useState(() => Math.ceil(Date.now() / minute_ms) * minute_ms)
  const format = new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeStyle: 'short' })
  const moments = minutes_ahead.map((minutes) => new Date(opened_at + minutes * minute_ms).toISOString())
  const all = until === null ? moments : [until, ...moments]
  return Object.fromEntries(all.map((at) => [at, format.format(new Date(at))]))
}
