import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { crmKey } from '../../../queries/crm.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { asChanges, asNew, draftOf, no_draft } from './connection-draft.ts'
import { type CrmConnection, connectionCalls, connectionQuery, connectionsQuery, fieldsQuery } from './connections.ts'
import { CrmProblem } from './crm-problem.tsx'
import { ProviderFields, ProviderHelp } from './provider-fields.tsx'
import { type CrmProvider, providersQuery } from './providers.ts'

interface Props {
  mode: Mode
  /** The connection being edited. None for a new one. */
  connection?: CrmConnection
  onClose: () => void
}

export function ConnectionForm({ mode, connection, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(providersQuery(mode))
  return (
    <Dialog title={connection ? t.crm.edit_title : t.crm.connect} onClose={onClose} wide>
      {data && <Form mode={mode} connection={connection} providers={data} onClose={onClose} />}
      {!data && error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-60" />}
    </Dialog>
  )
}

function Form({ mode, connection, providers, onClose }: Props & { providers: CrmProvider[] }) {
  const t = useText()
  const [chosen, choose] = useState<string>(connection?.provider ?? providers[0]!.provider)
  const [draft, setDraft] = useState(() => (connection ? draftOf(connection) : no_draft))
  // Another draft is another action: the key belongs to what is sent.
  const [key, setKey] = useState(newKey)
  const { create, update } = useConnecting(mode, onClose)
  const vendor = providers.find(({ provider }) => provider === chosen)!
  function changed() {
    setKey(newKey())
    create.reset()
    update.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (connection) update.mutate({ id: connection.id, key, ...asChanges(draft, vendor, connection) })
    else create.mutate({ key, ...asNew(draft, vendor) })
  }
  return (
    <form onSubmit={submit} onChange={changed} className="flex flex-col gap-4" autoComplete="off">
      {!connection && (
        <>
          <p className="text-sm text-muted">{t.crm.connect_lead}</p>
          <SelectField
            label={t.crm.provider}
            choices={Object.fromEntries(
              providers.map(({ provider, title }) => [provider, t.crm.providers[provider] ?? title]),
            )}
            value={chosen}
            onChange={({ target }) => {
              choose(target.value)
              setDraft({ ...draft, settings: {}, credentials: {} })
            }}
            data-first
          />
        </>
      )}
      <ProviderHelp of={vendor} />
      <ProviderFields of={vendor} is_kept={connection !== undefined} draft={draft} onChange={setDraft} />
      <CrmProblem mode={mode} error={create.error ?? update.error} />
      <DialogButtons>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={create.isPending || update.isPending}>
          {connection ? t.common.save : t.crm.connect_run}
        </Button>
      </DialogButtons>
    </form>
  )
}

function useConnecting(mode: Mode, onClose: () => void) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const calls = connectionCalls(mode)
  const create = useMutation({
    mutationFn: calls.create,
    onSuccess: ({ id }) => {
      queries.invalidateQueries({ queryKey: crmKey(mode) })
      say(t.crm.connected)
      onClose()
      navigate({ to: '/$mode/settings/crm/$connection_id', params: { mode, connection_id: id }, search: {} })
    },
  })
  const update = useMutation({
    mutationFn: calls.update,
    onSuccess: (changed) => {
      queries.setQueryData(connectionQuery(mode, changed.id).queryKey, changed)
      queries.invalidateQueries(connectionsQuery(mode))
      queries.invalidateQueries(fieldsQuery(mode, changed.id))
      say(t.crm.edited)
      onClose()
    },
  })
  return { create, update }
}
