import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { crmKey } from '../../../queries/crm.ts'
import { calledBy } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Code, Skeleton } from '../../../ui/bits.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { leadsQuery } from '../leads.ts'
import { type CrmConnection, type CrmDryRun, connectionCalls } from './connections.ts'
import { CrmProblem } from './crm-problem.tsx'

interface Props {
  mode: Mode
  connection: CrmConnection
  onClose: () => void
}

/** Exactly what would be sent for a lead, without sending it. */
export function DryRun({ mode, connection, onClose }: Props) {
  const t = useText()
  const leads = useInfiniteQuery(leadsQuery(mode, {}))
  const [chosen, setChosen] = useState<string | null>(null)
  const all = rowsOf(leads.data)
  const lead_id = chosen ?? all[0]?.id
  const shown = useQuery({
    queryKey: [...crmKey(mode), 'dry_run', connection.id, lead_id, connection.updated_at],
    queryFn: () => connectionCalls(mode).dryRun(connection.id, lead_id!),
    enabled: lead_id !== undefined,
    gcTime: 0,
  })
  return (
    <Dialog title={t.crm.dry_run} onClose={onClose} wide>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.crm.dry_run_lead}</p>
        {leads.isSuccess && all.length === 0 && <p className="text-sm">{t.crm.dry_run_none}</p>}
        {all.length > 0 && (
          <SelectField
            label={t.crm.dry_run_which}
            choices={Object.fromEntries(
              all.map(({ id, contact, score }) => [
                id,
                `${calledBy(contact) ?? t.leads.nameless} · ${t.leads.out_of(score)}`,
              ]),
            )}
            value={lead_id}
            onChange={({ target }) => setChosen(target.value)}
            data-first
          />
        )}
        <CrmProblem mode={mode} error={leads.error ?? shown.error} />
        {(leads.isPending || shown.isLoading) && <Skeleton className="h-40" />}
        {shown.data && <Shown of={shown.data} />}
      </div>
    </Dialog>
  )
}

function Shown({ of }: { of: CrmDryRun }) {
  const t = useText()
  const { action, fields, on_create, changed, skipped, notes } = of
  return (
    <div role="status" className="flex flex-col gap-4 text-sm">
      <p className="font-medium">{t.crm.dry_run_actions[action]}</p>
      <Fields title={t.crm.dry_run_fields} fields={fields ?? {}} changed={changed} />
      <Fields title={t.crm.dry_run_on_create} fields={on_create ?? {}} changed={[]} />
      {skipped.length > 0 && (
        <section>
          <h3 className="pb-1 text-xs font-medium text-muted">{t.crm.dry_run_skipped}</h3>
          <ul className="text-muted">
            {skipped.map(({ from, to, reason }) => (
              <li key={`${from} ${to}`} className="[overflow-wrap:anywhere]">
                <bdi>{t.crm.sources[from] ?? from}</bdi> → <bdi className="font-mono text-xs">{to}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="text-xs font-medium text-muted">{t.crm.dry_run_notes}</h3>
        {notes.length === 0 && <p className="text-muted">{t.crm.dry_run_no_notes}</p>}
        {notes.map(({ conversation_id, action, text }) => (
          <div key={conversation_id} className="flex flex-col items-start gap-1">
            <Badge tone={action === 'none' ? 'plain' : 'accent'}>{t.crm.note_actions[action]}</Badge>
            <div className="w-full">
              <Code label={t.crm.dry_run_notes} text={text ?? ''} copy={false} />
            </div>
          </div>
        ))}
      </section>
    </div>
  )
}

function Fields({ title, fields, changed }: { title: string; fields: Record<string, unknown>; changed: string[] }) {
  const t = useText()
  const all = Object.entries(fields)
  if (all.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 text-xs font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-line rounded-md border border-line">
        {all.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3 px-3 py-1.5">
            <dt className="flex w-44 shrink-0 items-center gap-2">
              <bdi className="truncate font-mono text-xs">{name}</bdi>
              {changed.includes(name) && <Badge tone="accent">{t.crm.dry_run_changed}</Badge>}
            </dt>
            <dd className="words min-w-0 flex-1 basis-40 whitespace-pre-wrap">{`${value}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
