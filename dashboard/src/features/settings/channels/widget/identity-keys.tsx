import type { IdentityKey } from '@parley/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Mode, newKey } from '../../../../api/call.ts'
import { service } from '../../../../api/service.ts'
import { useText } from '../../../../text/page-text.ts'
import { When } from '../../../../text/time.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmTyped } from '../../../../ui/confirm-typed.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { say } from '../../../../ui/toasts.tsx'
import { KeyMade } from './key-made.tsx'

/** As many as can follow each other. */
const max_keys = 2

interface Props {
  mode: Mode
  channel_id: string
  may_change: boolean
}

/** What your server signs with. Each is shown once. */
export function IdentityKeys({ mode, channel_id, may_change }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const queryKey = [mode, 'identity_keys', channel_id] as const
  const { channels } = service[mode]
  const keys = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await channels.listIdentityKeys(channel_id, { order: 'asc' }, { signal })).data,
  })
  const create = useMutation({
    mutationFn: () => channels.createIdentityKey(channel_id, { idempotency_key: newKey() }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  const [leaving, setLeaving] = useState<IdentityKey>()
  const found = keys.data ?? []
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t.widget.keys}</h3>
      {keys.data && found.length === 0 && <p className="text-sm text-muted">{t.widget.keys_none}</p>}
      <ul className="flex flex-col gap-2">
        {found.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-3 text-sm">
            <code dir="ltr" className="font-mono">
              …{key.last_four}
            </code>
            <span className="text-muted">
              <When at={key.created_at} as="day" />
            </span>
            {may_change && (
              <Button onClick={() => setLeaving(key)} className="text-danger-ink!">
                {t.widget.key_delete(key.last_four)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length === max_keys && <p className="text-xs text-muted">{t.widget.key_full}</p>}
      <Problem error={create.error ?? keys.error} />
      {may_change && found.length < max_keys && (
        <div>
          <Button onClick={() => create.mutate()} busy={create.isPending}>
            {t.widget.key_create}
          </Button>
        </div>
      )}
      {create.data && <KeyMade secret={create.data.key} onClose={() => create.reset()} />}
      {leaving && (
        <DeleteKey
          identity_key={leaving}
          remove={() => channels.deleteIdentityKey(channel_id, leaving.id, { idempotency_key: newKey() })}
          onDone={() => queries.invalidateQueries({ queryKey })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

interface OfDeletion {
  identity_key: IdentityKey
  remove: () => Promise<unknown>
  onDone: () => Promise<void>
  onClose: () => void
}

function DeleteKey({ identity_key, remove, onDone, onClose }: OfDeletion) {
  const t = useText()
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await onDone()
      say(t.widget.key_deleted)
      onClose()
    },
  })
  return (
    <ConfirmTyped
      title={t.widget.key_delete(identity_key.last_four)}
      lead={t.widget.key_delete_lead}
      word={identity_key.last_four}
      act={t.widget.key_delete(identity_key.last_four)}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  )
}
