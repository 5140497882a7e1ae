import type { FailureClass } from '../outbound/failure-class.ts'
import type { DeliveryStatus } from './delivery-schema.ts'

/** Why an attempt can fail, in words for people. */
const words: Record<FailureClass, string> = {
  dns_error: "The host couldn't be resolved.",
  connection_refused: 'The connection was refused.',
  connection_reset: 'The connection broke.',
  timeout: "The endpoint didn't respond in time.",
  tls_error: "The connection couldn't be encrypted, or the certificate isn't trusted.",
  blocked_address: "The host leads to an address that webhooks can't call.",
  bad_response: "The response wasn't valid HTTP.",
  http_status: "The endpoint didn't respond with a status from 200 to 299.",
}

export interface LastAttempt {
  status: number | null
  error: FailureClass | null
}

/** Why a delivery failed, in words for someone who waits for it. */
export function reasonOf(status: DeliveryStatus, last: LastAttempt | null): string | null {
  const failure = last?.error ? failureIn(last.error, last.status) : null
  switch (status) {
    case 'delivered':
      return null
    case 'pending':
      return failure ? `${failure} It will be retried.` : "It's waiting to be sent."
    case 'failed':
      return failure && `${failure} No attempts are left.`
    case 'canceled':
      return `The endpoint was disabled before delivery.${failure ? ` Last attempt: ${failure}` : ''}`
  }
}

function failureIn(error: FailureClass, status: number | null): string {
  return error === 'http_status' && status !== null ? `The endpoint responded with ${status}.` : words[error]
}
