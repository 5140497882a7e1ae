import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { type Channel, useRemove } from './channels.ts'

/** Where conversations go on, it says so, and asks again. */
export function RemoveChannel({ mode, channel, onClose }: { mode: Mode; channel: Channel; onClose: () => void }) {
  const t = useText()
  const remove = useRemove(mode, channel.id, onClose)
  return (
    <ConfirmTyped
      title={t.channels.remove}
      lead={t.channels.remove_lead}
      word={channel.name.trim()}
      act={remove.is_in_use ? t.channels.remove_anyway : t.channels.remove}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(remove.is_in_use)}
      onClose={onClose}
    />
  )
}
