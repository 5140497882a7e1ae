import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import type { Mode } from '../../../api/call.ts'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { days, type InboxSearch, inboxSearch, narrowings, open_to } from '../data/filters.ts'

interface Props {
  mode: Mode
  search: InboxSearch
  /** Labels and channels that stand on the page: they are proposed. */
  seen: { labels: string[]; channels: string[] }
  onClose: () => void
}

export function FilterDialog({ mode, search, seen, onClose }: Props) {
  const t = useText()
  const id = useId()
  const { user } = useSession()
  const navigate = useNavigate()
  const colleagues = useQuery(colleaguesQuery)
  const open = open_to(search)
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const kept = Object.fromEntries([...narrowings, ...days].map((name) => [name, given[name]?.trim() ?? search[name]]))
    navigate({ to: '/$mode/inbox', params: { mode }, search: inboxSearch({ ...search, ...kept }) })
    onClose()
  }
  const any = { '': t.desk.any }
  const people = (colleagues.data?.data ?? [user]).map((one) => [
    one.id,
    one.id === user.id ? t.inbox.me(one.name) : one.name,
  ])
  return (
    <Dialog title={t.desk.filter} onClose={onClose}>
      <form onSubmit={apply} className="flex flex-col gap-4">
        <SelectField
          label={t.lists.reply}
          name="unanswered"
          defaultValue={search.unanswered ?? ''}
          choices={{ ...any, ...t.lists.replied }}
          data-first
        />
        <SelectField
          label={t.inbox.priority}
          name="priority"
          defaultValue={search.priority ?? ''}
          choices={{ ...any, ...t.inbox.priorities }}
        />
        <TextField
          label={t.desk.label}
          name="label"
          defaultValue={search.label}
          maxLength={50}
          list={`${id}-labels`}
          autoComplete="off"
        />
        <datalist id={`${id}-labels`}>
          {seen.labels.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        {open.includes('assignee') && (
          <SelectField
            label={t.inbox.assignee}
            name="assignee"
            defaultValue={search.assignee ?? ''}
            choices={{ ...any, none: t.inbox.unassigned, ...Object.fromEntries(people) }}
          />
        )}
        {open.includes('handled_by') && (
          <SelectField
            label={t.desk.handled_by}
            name="handled_by"
            defaultValue={search.handled_by ?? ''}
            choices={{ ...any, ...t.desk.handlers }}
          />
        )}
        <SelectField
          label={t.desk.channel}
          name="channel"
          defaultValue={search.channel ?? ''}
          choices={{ ...any, ...channelChoices(search, seen.channels, t.desk.channels) }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t.lists.from} name="from" type="date" defaultValue={search.from} dir="ltr" />
          <TextField label={t.lists.to} name="to" type="date" defaultValue={search.to} dir="ltr" />
        </div>
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary">
            {t.desk.filter_apply}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function channelChoices({ channel }: InboxSearch, seen: string[], words: Record<string, string>) {
  const all = [...new Set(['api', ...seen, ...(channel ? [channel] : [])])]
  return Object.fromEntries(all.map((one) => [one, words[one] ?? one]))
}
