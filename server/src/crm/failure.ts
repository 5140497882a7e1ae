import { ApiError } from '../errors.ts'
import { type Connector, CrmError, type CrmFailure, type FieldProblem } from './connector.ts'

/** How a sync failed, as the journal keeps it. */
export interface Failure {
  kind: CrmFailure | 'interrupted' | 'internal'
  message: string
  fields: FieldProblem[]
  /** What to do, where it is not what is usual after this kind. */
  advice?: string
}

const advice: Record<Failure['kind'], string> = {
  unauthorized: 'Give the connection new credentials: that resumes it, and what waits is synced.',
  forbidden: 'Allow the credentials to read and write the record and the mapped fields, then sync what failed again.',
  not_found: 'Sync it again: the record is looked for anew, or made.',
  rejected: 'Correct the named fields or the mapping, then sync it again.',
  duplicate: 'Merge the records over there, or correct the e-mail address, then sync it again.',
  rate_limited: 'Nothing: it is tried again by itself.',
  unavailable: 'Nothing: it is tried again by itself, for 24 hours.',
  timeout: 'Nothing: it is tried again by itself, for 24 hours.',
  interrupted: 'Nothing: it is tried again by itself, and what was made is found again.',
  internal: 'Sync it again. If that fails too, look into the log of the service.',
}

export function adviceFor(failure: Pick<Failure, 'kind' | 'advice'>): string {
  return failure.advice ?? advice[failure.kind]
}

/** Whether the same call may go well later, without anybody doing something. */
export function passes({ kind }: Failure): boolean {
  return ['rate_limited', 'unavailable', 'timeout', 'interrupted', 'internal'].includes(kind)
}

export function failureFrom(thrown: unknown): Failure {
  if (!(thrown instanceof CrmError))
    return { kind: 'internal', message: 'Something went wrong on our side.', fields: [] }
  const { kind, message, fields } = thrown
  return { kind, message, fields }
}

/** Of what a CRM is asked about itself, nothing can be missing but the CRM. */
export function atSetUp(error: CrmError, { title }: Pick<Connector, 'title'>): Failure {
  const failure = failureFrom(error)
  if (error.status === null || ![404, 405, 410].includes(error.status)) return failure
  const message =
    failure.kind === 'rejected' ? failure.message : `There is no ${title} API at this address (${error.status}).`
  return { kind: 'rejected', message, fields: [], advice: 'Check `settings.base_url`.' }
}

/** For whoever asked for it and waits. */
export function asApiError(failure: Failure): ApiError {
  const { kind, message, fields } = failure
  const named = fields.map(({ name, problem }) => `${name}: ${problem}`).join('; ')
  const said = `${message}${named === '' ? '' : ` (${named})`}`
  if (kind === 'timeout') return new ApiError('crm_timeout', said)
  if (kind === 'internal') return new ApiError('internal_error', said)
  if (kind === 'unavailable' || kind === 'rate_limited' || kind === 'interrupted')
    return new ApiError('crm_unavailable', said)
  return new ApiError('crm_rejected', `${said} ${adviceFor(failure)}`)
}
