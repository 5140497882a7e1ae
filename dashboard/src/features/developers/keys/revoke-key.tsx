import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type ApiKey, keysQuery, revokeKey } from './keys.ts'

export function RevokeKey({ mode, of, onClose }: { mode: Mode; of: ApiKey; onClose: () => void }) {
  const t = useText()
  const ago = useAgo()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const revoke = useMutation({
    mutationFn: revokeKey,
    onSuccess: () => {
      queries.invalidateQueries(keysQuery(mode))
      say(t.developers.key_revoked)
      onClose()
    },
  })
  const run = () => revoke.mutate({ id: of.id, key })
  return (
    <ConfirmTyped
      title={t.developers.key_revoke_title}
      lead={
        <>
          <p>{t.developers.key_revoke_lead}</p>
          {of.last_used_at && <p className="pt-1 text-ink">{t.developers.key_revoke_used(ago(of.last_used_at))}</p>}
        </>
      }
      word={of.last_four}
      act={t.developers.key_revoke}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={run}
      onClose={onClose}
    />
  )
}
