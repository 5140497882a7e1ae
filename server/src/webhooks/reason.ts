import type { DeliveryStatus } from './delivery-schema.ts'
import type { FailureClass } from './failure-class.ts'

/** What an attempt may fail of, for people. */
const words: Record<FailureClass, string> = {
  dns_error: 'The host did not resolve.',
  connection_refused: 'The connection was refused.',
  connection_reset: 'The connection broke.',
  timeout: 'There was no answer in time.',
  tls_error: 'The connection could not be encrypted, or the certificate is not trusted.',
  blocked_address: 'The host leads to an address that webhooks may not call.',
  bad_response: 'What came back was no answer of HTTP.',
  http_status: 'The endpoint did not answer with a status from 200 to 299.',
}

export const failureClasses = Object.keys(words) as FailureClass[]

export interface LastAttempt {
  status: number | null
  error: FailureClass | null
}

/** Why a delivery has not arrived, as somebody who waits for it wants to know. */
export function reasonOf(status: DeliveryStatus, last: LastAttempt | null): string | null {
  const failure = last?.error ? failureIn(last.error, last.status) : null
  switch (status) {
    case 'delivered':
      return null
    case 'pending':
      return failure ? `${failure} It will be tried again.` : 'It is waiting for its turn.'
    case 'failed':
      return failure && `${failure} No attempt is left.`
    case 'canceled':
      return `The endpoint was disabled before it was delivered.${failure ? ` Last attempt: ${failure}` : ''}`
  }
}

function failureIn(error: FailureClass, status: number | null): string {
  return error === 'http_status' && status !== null ? `The endpoint answered ${status}.` : words[error]
}
