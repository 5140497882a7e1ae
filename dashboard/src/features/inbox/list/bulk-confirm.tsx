import type { BulkChange } from '@parley/sdk'
import type { FormEvent } from 'react'
import { useText } from '../../../text/text.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'

interface Props {
  proposed: BulkChange
  /** More match than the newest, which are changed. */
  has_more: boolean | undefined
  busy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Before many are changed: how many exactly. */
export function BulkConfirm({ proposed: { total, change }, has_more, busy, error, onConfirm, onClose }: Props) {
  const t = useText()
  const is_resolving = change.status === 'resolved'
  function submit(event: FormEvent) {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog title={is_resolving ? t.lists.resolve_all(total) : t.lists.change_all(total)} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="text-sm text-muted">
          {has_more && `${t.lists.change_newest(total)} `}
          {t.lists.change_all_hint}
        </p>
        <DialogFoot error={error} onCancel={onClose} busy={busy}>
          {is_resolving ? t.inbox.resolve : t.lists.change_all_start}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
