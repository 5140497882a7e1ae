import { ApiError } from '../../api/call.ts'
import { useText } from '../../text/page-text.ts'
import { useAgo } from '../../text/time.tsx'
import { TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'

/** Whether all was right but the second factor, which is still to come. */
export function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required'
}

/** A code as people write it down, in groups. */
export function codeIn(values: Record<string, string>): string {
  return values.code!.replaceAll(/\s/g, '')
}

export function CodeField() {
  const t = useText()
  return (
    <TextField
      key="code"
      label={t.account.code}
      hint={t.account.code_hint}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
    />
  )
}

/** Why somebody was not let in; where it was tried too often, when it may be tried again. */
export function Refusal({ error }: { error: unknown }) {
  const t = useText()
  const ago = useAgo()
  if (wantsCode(error)) return null
  const wait = error instanceof ApiError && error.code === 'rate_limited' ? error.retry_after_s : null
  if (wait === null) return <Problem error={error} />
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      {t.account.wait(ago(new Date(Date.now() + Math.max(wait, 60) * 1000).toISOString()))}
    </p>
  )
}
