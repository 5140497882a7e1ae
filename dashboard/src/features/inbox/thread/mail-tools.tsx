import type { ComponentProps } from 'react'

/** A quiet button below a mail. */
export function MailTool(rest: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="min-h-6 text-xs font-medium text-muted underline-offset-2 hover:text-ink hover:underline aria-pressed:text-accent-ink aria-expanded:text-accent-ink"
    />
  )
}
