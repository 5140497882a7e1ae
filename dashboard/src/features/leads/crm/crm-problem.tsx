import { Link } from '@tanstack/react-router'
import { ApiError, type Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Problem } from '../../../ui/problem.tsx'

const passing = new Set(['crm_unavailable', 'crm_timeout'])

/**
 * Why a CRM rejected something: the kind of error in our words, and the CRM's own message. Only syncs, which belong to a
 * connection, are retried automatically.
 */
export function CrmProblem({ mode, error, connection_id }: { mode: Mode; error: unknown; connection_id?: string }) {
  const t = useText()
  const may_write = useMay(mode)('crm:write')
  const words = error instanceof ApiError ? t.crm.problems[error.code] : undefined
  if (!(error instanceof ApiError) || words === undefined) return <Problem error={error} />
  const is_ours = error.code === 'crm_not_configured' || error.code === 'crm_connection_paused'
  const link = 'inline-flex min-h-6 items-center font-medium underline underline-offset-2'
  return (
    <div role="alert" className="flex flex-col gap-1 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      <p className="font-medium">{words}</p>
      {!is_ours && (
        <p className="[overflow-wrap:anywhere]">
          <bdi>{error.message}</bdi>
        </p>
      )}
      {passing.has(error.code) && <p>{connection_id ? t.crm.problem_passes : t.crm.problem_stays}</p>}
      {error.code === 'crm_not_configured' && may_write && (
        <Link to="/$mode/settings/crm" params={{ mode }} className={link}>
          {t.crm.set_up}
        </Link>
      )}
      {error.code === 'crm_connection_paused' && connection_id && (
        <Link to="/$mode/settings/crm/$connection_id" params={{ mode, connection_id }} search={{}} className={link}>
          {t.crm.look_connection}
        </Link>
      )}
    </div>
  )
}
