import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/field.tsx'
import { Plus, Trash2 } from '../../../ui/icons.tsx'
import { say } from '../../../ui/toasts.tsx'
import {
  type CrmConnection,
  type CrmField,
  connectionCalls,
  connectionQuery,
  fieldsQuery,
  type Mapping,
} from './connections.ts'
import { CrmProblem } from './crm-problem.tsx'
import { MappingWords } from './mapping-words.tsx'
import { type CrmProvider, nameOfSource } from './providers.ts'

type Mapped = Mapping[number]

interface Row {
  key: number
  mapped: Mapped
}

interface Props {
  mode: Mode
  connection: CrmConnection
  /** As described by the CRM. None if it doesn't: then any name may be entered. */
  fields: CrmField[]
  sources: CrmProvider['sources']
  onClose: () => void
}

const custom = 'custom_attributes.'

export function MappingForm({ mode, connection, fields, sources, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [rows, setRows] = useState<Row[]>(() => connection.mapping.map((mapped, key) => ({ key, mapped })))
  const [key, setKey] = useState(newKey)
  const save = useMutation({
    mutationFn: connectionCalls(mode).update,
    onSuccess: (changed) => {
      queries.setQueryData(connectionQuery(mode, connection.id).queryKey, changed)
      queries.invalidateQueries(fieldsQuery(mode, connection.id))
      say(t.crm.mapping_saved)
      onClose()
    },
  })
  function change(next: Row[]) {
    setRows(next)
    setKey(newKey())
    save.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ id: connection.id, key, mapping: rows.map(({ mapped }) => mapped) })
  }
  const put = (at: number, mapped: Mapped) => change(rows.with(at, { ...rows[at]!, mapped }))
  const add = () =>
    change([...rows, { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, mapped: { from: '', to: '' } }])
  return (
    <Dialog title={t.crm.mapping_edit} onClose={onClose} wide>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-sm text-muted">{t.crm.mapping_lead}</p>
        <ul className="flex flex-col gap-3">
          {rows.map(({ key, mapped }, at) => (
            <li key={key} className="rounded-md border border-line p-3">
              <div className="flex flex-wrap items-start gap-2">
                <Ours mapped={mapped} sources={sources} onChange={(from) => put(at, { ...mapped, from })} />
                <span aria-hidden className="self-center text-muted max-sm:hidden">
                  <span className="inline-block rtl:-scale-x-100">→</span>
                </span>
                <Theirs
                  mapped={mapped}
                  fields={fields}
                  taken={rows.map(({ mapped }) => mapped.to)}
                  onChange={(to) => put(at, { ...mapped, to })}
                />
                <IconButton
                  icon={Trash2}
                  label={t.crm.mapping_remove(nameOfSource(mapped.from, t.crm.sources))}
                  onClick={() => change(rows.toSpliced(at, 1))}
                />
              </div>
              <MappingWords
                mapped={mapped}
                field={fields.find(({ name }) => name === mapped.to)}
                onChange={(next) => put(at, next)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={add}>
            <Plus size={14} aria-hidden />
            {t.crm.mapping_add}
          </Button>
        </div>
        <CrmProblem mode={mode} error={save.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={save.isPending} disabled={rows.length === 0}>
            {t.common.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface OursProps extends Pick<Props, 'sources'> {
  mapped: Mapped
  onChange: (from: string) => void
}

function Ours({ mapped: { from }, sources, onChange }: OursProps) {
  const t = useText()
  const is_custom = from.startsWith(custom)
  return (
    <div className="flex min-w-0 flex-1 basis-44 flex-col gap-2">
      <Select
        label={t.crm.mapping_ours}
        choices={{
          '': t.crm.mapping_none,
          ...Object.fromEntries(sources.map((one) => [one, t.crm.sources[one] ?? one])),
          [custom]: t.crm.mapping_custom,
        }}
        value={is_custom ? custom : from}
        onChange={({ target }) => onChange(target.value)}
        required
      />
      {is_custom && (
        <input
          aria-label={t.crm.mapping_custom_name}
          placeholder={t.crm.mapping_custom_name}
          value={from.slice(custom.length)}
          onChange={({ target }) => onChange(custom + target.value)}
          required
          maxLength={200}
          dir="auto"
          className="field"
        />
      )}
    </div>
  )
}

interface TheirsProps {
  mapped: Mapped
  fields: CrmField[]
  taken: string[]
  onChange: (to: string) => void
}

function Theirs({ mapped: { to }, fields, taken, onChange }: TheirsProps) {
  const t = useText()
  const name = t.crm.mapping_theirs
  if (fields.length === 0)
    return (
      <input
        aria-label={name}
        value={to}
        onChange={({ target }) => onChange(target.value)}
        required
        maxLength={255}
        dir="ltr"
        className="field min-w-0 flex-1 basis-44 font-mono text-sm"
      />
    )
  const free = fields.filter((field) => field.name === to || (!field.read_only && !taken.includes(field.name)))
  const is_known = fields.some((field) => field.name === to)
  return (
    <Select
      label={name}
      choices={{
        '': t.crm.mapping_none,
        ...(to !== '' && !is_known && { [to]: to }),
        ...Object.fromEntries(free.map((field) => [field.name, `${field.label}${field.required ? ' *' : ''}`])),
      }}
      value={to}
      onChange={({ target }) => onChange(target.value)}
      required
      className="min-w-0 flex-1 basis-44"
    />
  )
}
