import { ApiError, Unreachable } from '../api/call.ts'
import { refusalWords } from '../text/refusal.ts'
import { useText, type Words } from '../text/text.tsx'
import { Empty } from './bits.tsx'
import { Button } from './button.tsx'
import { TriangleAlert } from './icons.tsx'
import { say } from './toasts.tsx'

/** What went wrong, in words for people. */
export function wordsFor(error: unknown, t: Words): string {
  if (error instanceof Unreachable) return t.errors.unreachable
  if (!(error instanceof ApiError)) return t.errors.unknown
  if (error.code === 'parameter_missing' || error.code === 'parameter_invalid')
    return refusalWords(error, t) ?? t.errors.unknown
  const words = t.errors.codes[error.code] ?? t.crm?.problems[error.code]
  return words ?? (error.message === '' ? t.errors.unknown : t.refusals.says(error.message))
}

export function sayProblem(error: unknown, t: Words): void {
  say(wordsFor(error, t), { tone: 'problem' })
}

/** Below a form: why it was not done. */
export function Problem({ error }: { error: unknown }) {
  const t = useText()
  if (!error) return null
  const request_id = error instanceof ApiError && error.status >= 500 ? error.request_id : null
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      <p className="[overflow-wrap:anywhere]">{wordsFor(error, t)}</p>
      {request_id && <p className="font-mono text-xs">{t.common.request(request_id)}</p>}
    </div>
  )
}

/** Asking again changes nothing: somebody else has to give the right. */
function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** In place of what could not be loaded. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useText()
  return (
    <Empty icon={TriangleAlert} title={wordsFor(error, t)}>
      {!isForbidden(error) && <Button onClick={retry}>{t.common.retry}</Button>}
    </Empty>
  )
}
