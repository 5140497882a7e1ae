import { useInfiniteQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/field.tsx'
import { peopleQuery } from '../people/people.ts'
import type { AuditSearch } from './audit-search.ts'

interface Props {
  search: AuditSearch
  show: (changes: Partial<AuditSearch>) => void
}

export function AuditFilters({ search, show }: Props) {
  const t = useText()
  const people = useInfiniteQuery(peopleQuery)
  const names = (people.data?.pages ?? []).flatMap(({ data }) => data.map(({ id, name }) => [id, name] as const))
  const any = (label: string) => [['', `${label}: ${t.audit.any}`]] as const
  const choices = (label: string, entries: readonly (readonly [string, string])[], chosen: string | undefined) =>
    // What the address names is shown, whether it is known here or not.
    Object.fromEntries([...any(label), ...(chosen ? [[chosen, chosen] as const] : []), ...entries])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { object, from, to } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    show({ object: object!.trim() || undefined, from: from || undefined, to: to || undefined, open: undefined })
  }
  return (
    <search>
      <form onSubmit={submit} className="grid grid-cols-2 items-end gap-2 pb-4 lg:grid-cols-4">
        <Select
          label={t.audit.action}
          choices={choices(t.audit.action, Object.entries(t.audit.actions), search.action)}
          value={search.action ?? ''}
          onChange={({ target }) => show({ action: target.value || undefined, open: undefined })}
        />
        <Select
          label={t.audit.actor}
          choices={choices(t.audit.actor, names, search.actor)}
          value={search.actor ?? ''}
          onChange={({ target }) => show({ actor: target.value || undefined, open: undefined })}
        />
        <input
          key={`object ${search.object}`}
          name="object"
          aria-label={t.audit.object_hint}
          placeholder={t.audit.object_hint}
          defaultValue={search.object}
          maxLength={255}
          spellCheck={false}
          className="field col-span-2"
        />
        {(['from', 'to'] as const).map((name) => (
          <DateField key={`${name} ${search[name]}`} label={t.audit[name]} name={name} defaultValue={search[name]} />
        ))}
        <Button type="submit" className="min-h-9 max-lg:col-span-2 lg:justify-self-start">
          {t.audit.filter}
        </Button>
      </form>
    </search>
  )
}
