import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type ApiKey, keysQuery, restrictKey } from './keys.ts'

/** A key from an earlier version reads only what its scopes allow from then on. */
export function RestrictKey({ mode, of, onClose }: { mode: Mode; of: ApiKey; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const restrict = useMutation({
    mutationFn: restrictKey,
    onSuccess: () => {
      queries.invalidateQueries(keysQuery(mode))
      say(t.developers.key_restricted)
      onClose()
    },
  })
  return (
    <ConfirmTyped
      title={t.developers.key_restrict_title}
      lead={<p>{t.developers.key_restrict_lead}</p>}
      word={of.last_four}
      act={t.developers.key_restrict}
      busy={restrict.isPending}
      error={restrict.error}
      onConfirm={() => restrict.mutate(of.id)}
      onClose={onClose}
    />
  )
}
