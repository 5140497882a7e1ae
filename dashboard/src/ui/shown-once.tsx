import type { ReactNode } from 'react'
import { Code } from './bits.tsx'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

interface Props {
  title: string
  hint: string
  secret: string
  /** The button's words. */
  stored: string
  children?: ReactNode
  onClose: () => void
}

/** The only time a secret is shown. Closes only by its button, so that no slip loses it. */
export function ShownOnce({ title, hint, secret, stored, children, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} wide firm>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{hint}</p>
        <Code label={title} text={secret} />
        {children}
        <DialogButtons>
          <Button kind="primary" onClick={onClose}>
            {stored}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
