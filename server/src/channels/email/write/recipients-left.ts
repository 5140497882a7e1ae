import type { Remaining } from '../../outgoing/lease.ts'

/** What a server said to a recipient. */
interface Rejection extends Error {
  recipient?: string
  responseCode?: number
}

/** Of a result or an error of the transport: recipients that the server took apart from others. */
export function rejectionsIn(outcome: unknown): readonly Rejection[] {
  return (outcome as { rejectedErrors?: Rejection[] }).rejectedErrors ?? []
}

/** Who is left after a try: a reply that begins with 4 asks to try again, every other one is the last word. */
export function leftAfter(before: Remaining | null, rejections: readonly Rejection[], is_taken: boolean): Remaining {
  const addresses = (those: readonly Rejection[]) => those.flatMap(({ recipient }) => recipient ?? [])
  const asks = ({ responseCode = 0 }: Rejection) => responseCode >= 400 && responseCode < 500
  return {
    to: addresses(rejections.filter(asks)),
    refusals: [...(before?.refusals ?? []), ...addresses(rejections.filter((one) => !asks(one)))],
    has_arrived: is_taken || (before?.has_arrived ?? false),
  }
}
