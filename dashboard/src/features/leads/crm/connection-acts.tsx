import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { crmKey } from '../../../queries/crm.ts'
import { leadsKey } from '../../../queries/leads.ts'
import { useText } from '../../../text/page-text.ts'
import { apart } from '../../../text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { announcing, say } from '../../../ui/toasts.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { type CrmConnection, connectionCalls, connectionQuery, connectionsQuery } from './connections.ts'
import { DryRun } from './dry-run.tsx'

/** An administrator's actions for a connection. */
export function ConnectionActs({ mode, connection }: { mode: Mode; connection: CrmConnection }) {
  const t = useText()
  const queries = useQueryClient()
  const calls = connectionCalls(mode)
  const [open, setOpen] = useState<'edit' | 'dry_run' | 'delete' | null>(null)
  const { id, status } = connection
  const test = useMutation({
    mutationFn: () => calls.test(id, newKey()),
    onSuccess: ({ ok, account, problem }) => {
      if (ok) say(t.crm.test_ok(account ?? ''))
      else say(`${t.crm.test_failed} ${apart(problem ?? '')}`, { tone: 'problem' })
    },
    onError: (error) => sayProblem(error, t),
  })
  const turn = useMutation({
    mutationFn: ({ verb }: { verb: 'pause' | 'resume'; is_undo?: boolean }) => calls[verb](id, newKey()),
    ...announcing,
    onSuccess: (changed, { verb, is_undo }, announced) => {
      queries.setQueryData(connectionQuery(mode, id).queryKey, changed)
      queries.invalidateQueries({ queryKey: crmKey(mode) })
      const other = verb === 'pause' ? 'resume' : 'pause'
      const undo = is_undo ? undefined : () => turn.mutate({ verb: other, is_undo: true })
      announced.say(verb === 'pause' ? t.crm.paused_now : t.crm.resumed_now, { undo })
    },
    onError: (error) => sayProblem(error, t),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {t.crm.test}
      </Button>
      <Button onClick={() => setOpen('dry_run')}>{t.crm.dry_run}</Button>
      <Button onClick={() => setOpen('edit')}>{t.crm.edit}</Button>
      <Button busy={turn.isPending} onClick={() => turn.mutate({ verb: status === 'active' ? 'pause' : 'resume' })}>
        {status === 'active' ? t.crm.pause : t.crm.resume}
      </Button>
      <Button onClick={() => setOpen('delete')} className="text-danger-ink!">
        {t.crm.delete}
      </Button>
      {open === 'edit' && <ConnectionForm mode={mode} connection={connection} onClose={() => setOpen(null)} />}
      {open === 'dry_run' && <DryRun mode={mode} connection={connection} onClose={() => setOpen(null)} />}
      {open === 'delete' && <Remove mode={mode} connection={connection} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Remove({ mode, connection, onClose }: { mode: Mode; connection: CrmConnection; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const { id, provider, name, account } = connection
  const remove = useMutation({
    mutationFn: connectionCalls(mode).remove,
    onSuccess: async () => {
      await navigate({ to: '/$mode/settings/crm', params: { mode } })
      queries.removeQueries(connectionQuery(mode, id))
      queries.invalidateQueries(connectionsQuery(mode))
      queries.invalidateQueries({ queryKey: leadsKey(mode) })
      say(t.crm.deleted)
    },
  })
  const vendor = t.crm.providers[provider] ?? provider
  return (
    <ConfirmTyped
      title={t.crm.delete_title}
      lead={
        <>
          <p>{t.crm.delete_lead}</p>
          <p className="pt-2 font-medium text-ink [overflow-wrap:anywhere]">
            <bdi>{name ?? vendor}</bdi> · <bdi>{account}</bdi>
          </p>
        </>
      }
      word={vendor}
      act={t.crm.delete}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id, key })}
      onClose={onClose}
    />
  )
}
