import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { Avatar, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogButtons } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ArrowLeftRight } from '../../../ui/icons.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { FieldValue } from '../field-value.tsx'
import { field_names, fieldOf } from '../fields.ts'
import {
  type Contact,
  type ContactMergePreview,
  changedByMerge,
  mergeContacts,
  mergeQuery,
  nameOf,
} from '../queries.ts'

interface Props {
  mode: Mode
  contact: Contact
  other: Contact
  back: () => void
  onClose: () => void
}

/** The result as computed by the service: nobody confirms a guess. */
export function MergePreview({ mode, contact, other, back, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [[into, from], setPair] = useState([contact, other] as const)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState(newKey)
  const heading = useRef<HTMLHeadingElement>(null)
  const preview = useQuery(mergeQuery(mode, into.id, from.id))
  const merge = useMutation({
    mutationFn: () => mergeContacts(mode, into.id, from.id, key),
    onSuccess: (merged) => {
      for (const queryKey of changedByMerge(mode)) queries.invalidateQueries({ queryKey })
      say(t.contacts.merged(nameOf(merged, t)))
      onClose()
      navigate({
        to: '/$mode/contacts/$contact_id',
        params: { mode, contact_id: into.id },
        search: {},
        replace: true,
      })
    },
  })
  useEffect(() => heading.current?.focus(), [])
  const is_meant = typed.trim().toLowerCase() === t.contacts.merge_word.toLowerCase()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (is_meant && preview.data) merge.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Side title={t.contacts.merge_stays} contact={into} />
        <Button
          aria-label={t.contacts.merge_swap}
          title={t.contacts.merge_swap}
          onClick={() => {
            setPair([from, into])
            setKey(newKey())
            merge.reset()
          }}
        >
          <ArrowLeftRight size={15} aria-hidden />
          <span className="sm:hidden">{t.contacts.merge_swap}</span>
        </Button>
        <Side title={t.contacts.merge_goes} contact={from} />
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        {t.contacts.merge_result}
      </h3>
      {preview.isPending && <Skeletons rows={3} className="h-8" />}
      {preview.isError && <Failed error={preview.error} retry={() => preview.refetch()} />}
      {preview.data && <Outcome of={preview.data} />}
      <p className="text-sm text-muted">{t.contacts.merge_lead}</p>
      <TextField
        label={t.common.type_to_confirm(t.contacts.merge_word)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Problem error={merge.error} />
      <DialogButtons>
        <Button onClick={back}>{t.common.back}</Button>
        <Button type="submit" kind="danger" busy={merge.isPending} disabled={!is_meant || !preview.data}>
          {t.contacts.merge_act}
        </Button>
      </DialogButtons>
    </form>
  )
}

function Side({ title, contact }: { title: string; contact: Contact }) {
  const t = useText()
  const name = nameOf(contact, t)
  return (
    <div className="min-w-0 rounded-lg border border-line p-3">
      <p className="pb-1 text-xs text-muted">{title}</p>
      <div className="flex items-center gap-2">
        <Avatar name={name} />
        <span className="min-w-0">
          <bdi className="block truncate text-sm font-medium">{name}</bdi>
          <span className="block truncate text-xs text-muted">
            {hasAddress(contact) ? <bdi>{contact.email}</bdi> : t.contacts.no_email}
          </span>
        </span>
      </div>
    </div>
  )
}

function Outcome({ of: { contact, conversations, lead, lost, crm_records_left } }: { of: ContactMergePreview }) {
  const t = useText()
  const labels: Partial<Record<string, { label: string }>> = t.contacts.fields
  const named = (field: string) => labels[field]?.label ?? field.replace(/^custom_attributes\./, '')
  const shown = field_names.filter((name) => fieldOf(name).is_required || contact[name])
  const attributes = Object.entries(contact.custom_attributes)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="rounded-lg border border-line bg-surface px-3 py-2 [&_dt]:text-muted">
        {shown.map((name) => (
          <Fact key={name} term={t.contacts.fields[name].label}>
            <FieldValue contact={contact} name={name} />
          </Fact>
        ))}
        {attributes.map(([key, value]) => (
          <Fact key={key} term={<bdi>{key}</bdi>}>
            {words(value)}
          </Fact>
        ))}
      </dl>
      <ul className="list-disc ps-5">
        <li>
          {conversations === 0 ? t.contacts.merge_no_conversations : t.contacts.merge_conversations(conversations)}
        </li>
        {lead && <li>{t.contacts.merge_leads[lead]}</li>}
      </ul>
      <div>
        <h4 className="pb-1 font-semibold">{t.contacts.merge_lost}</h4>
        {lost.length === 0 ? (
          <p className="text-muted">{t.contacts.merge_lost_none}</p>
        ) : (
          <dl className="rounded-lg bg-danger-soft px-3 py-2 text-danger-ink">
            {lost.map(({ field, value }) => (
              <Fact key={field} term={<bdi>{named(field)}</bdi>}>
                {words(value)}
              </Fact>
            ))}
          </dl>
        )}
      </div>
      {crm_records_left.length > 0 && (
        <div className="rounded-lg bg-warn-soft px-3 py-2 text-warn-ink">
          <p>{t.contacts.merge_records}</p>
          <ul className="list-disc ps-5">
            {crm_records_left.map(({ connection_id, provider, remote_id, remote_url }) => (
              <li key={`${connection_id} ${remote_id}`} className="[overflow-wrap:anywhere]">
                {remote_url && /^https?:/.test(remote_url) ? (
                  <a href={remote_url} target="_blank" rel="noopener noreferrer" className="underline">
                    {provider} <bdi>{remote_id}</bdi>
                  </a>
                ) : (
                  <>
                    {provider} <bdi>{remote_id}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 py-0.5">
      <dt className="w-28 shrink-0 truncate">{term}</dt>
      <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
