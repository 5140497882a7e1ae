import type { ReactNode } from 'react'
import { useText } from '../text/text.tsx'
import { Button } from './button.tsx'
import { DialogButtons } from './dialog.tsx'
import { Problem } from './problem.tsx'

interface Props {
  /** Why it was not done. */
  error?: unknown
  onCancel: () => void
  kind?: 'primary' | 'danger'
  busy?: boolean
  disabled?: boolean
  /** What the button says that submits the form. */
  children: ReactNode
}

/** How a form in a dialog ends. */
export function DialogFoot({ error, onCancel, kind = 'primary', busy, disabled, children }: Props) {
  const t = useText()
  return (
    <>
      <Problem error={error} />
      <DialogButtons>
        <Button onClick={onCancel}>{t.common.cancel}</Button>
        <Button type="submit" kind={kind} busy={busy} disabled={disabled}>
          {children}
        </Button>
      </DialogButtons>
    </>
  )
}
