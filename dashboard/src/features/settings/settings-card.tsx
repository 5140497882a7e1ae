import type { FormEvent, ReactNode } from 'react'
import { useText } from '../../text/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'

interface CardProps {
  title: string
  /** Beside the title: how it stands. */
  mark?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A part of a settings page. */
export function SettingsCard({ title, mark, lead, children }: CardProps) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        {title}
        {mark}
      </h2>
      {lead && <p className="max-w-2xl pt-0.5 text-sm text-muted">{lead}</p>}
      <div className="pt-4">{children}</div>
    </section>
  )
}

interface FormProps {
  may_change: boolean
  is_changed: boolean
  /** How the saving goes. */
  change: { error: unknown; isPending: boolean }
  save: () => void
  /** Beside the button that saves. */
  acts?: ReactNode
  children: ReactNode
}

/** Fields that are saved together; whoever may not change them sees them as they stand. */
export function SettingsForm({ may_change, is_changed, change, save, acts, children }: FormProps) {
  const t = useText()
  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} autoComplete="off">
      <fieldset disabled={!may_change} className="flex flex-col gap-4">
        {children}
        <Problem error={change.error} />
        {may_change && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" kind="primary" busy={change.isPending} disabled={!is_changed}>
              {t.common.save}
            </Button>
            {acts}
          </div>
        )}
      </fieldset>
    </form>
  )
}
