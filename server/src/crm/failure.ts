import { ApiError } from '../errors.ts'
import { type Connector, CrmError, type CrmFailure, type FieldProblem } from './connector.ts'

/** How a sync failed, as stored in the sync log. */
export interface Failure {
  kind: CrmFailure | 'interrupted' | 'internal'
  message: string
  fields: FieldProblem[]
  /** What to do, if it differs from the usual advice for this kind. */
  advice?: string
}

const advice: Record<Failure['kind'], string> = {
  unauthorized: 'Update the credentials of the connection. This resumes it and syncs the leads that wait.',
  forbidden:
    'Allow these credentials to read and write the record and the mapped fields, then sync the failed leads again.',
  not_found: "Sync the lead again. Parley searches for the record and creates it if it doesn't exist.",
  rejected: 'Correct the listed fields or the mapping, then sync the lead again.',
  duplicate: 'Merge the records in the CRM or correct the email address, then sync the lead again.',
  rate_limited: 'Nothing to do: Parley retries automatically.',
  unavailable: 'Nothing to do: Parley retries automatically for 24 hours.',
  timeout: 'Nothing to do: Parley retries automatically for 24 hours.',
  interrupted: 'Nothing to do: Parley retries automatically and finds the record if it was created.',
  internal: "Sync the lead again. If that fails too, check the service's log.",
}

export function adviceFor(failure: Pick<Failure, 'kind' | 'advice'>): string {
  return failure.advice ?? advice[failure.kind]
}

/** Whether the same call may succeed later without anyone's intervention. */
export function passes({ kind }: Failure): boolean {
  return ['rate_limited', 'unavailable', 'timeout', 'interrupted', 'internal'].includes(kind)
}

export function failureFrom(thrown: unknown): Failure {
  if (!(thrown instanceof CrmError))
    return { kind: 'internal', message: 'Something went wrong on our side.', fields: [] }
  const { kind, message, fields } = thrown
  return { kind, message, fields }
}

/** Queries about the CRM itself: a missing object means that the CRM isn't there. */
export function atSetUp(error: CrmError, { title }: Pick<Connector, 'title'>): Failure {
  const failure = failureFrom(error)
  if (error.status === null || ![404, 405, 410].includes(error.status)) return failure
  const message =
    failure.kind === 'rejected' ? failure.message : `There is no ${title} API at this URL (${error.status}).`
  return { kind: 'rejected', message, fields: [], advice: 'Check `settings.base_url`.' }
}

/** For a caller who waits. */
export function asApiError(failure: Failure): ApiError {
  const { kind, message, fields } = failure
  const problems = fields.map(({ name, problem }) => `${name}: ${problem}`).join('; ')
  const text = `${message}${problems === '' ? '' : ` (${problems})`}`
  if (kind === 'timeout') return new ApiError('crm_timeout', text)
  if (kind === 'internal') return new ApiError('internal_error', text)
  if (kind === 'unavailable' || kind === 'rate_limited' || kind === 'interrupted')
    return new ApiError('crm_unavailable', text)
  return new ApiError('crm_rejected', `${text} ${adviceFor(failure)}`)
}
