import { ApiError, type ErrorCode } from '../errors.ts'
import type { Resource } from '../scope.ts'
import { HarmfulFile } from './scanner.ts'

const refusals = [
  'file_type_not_allowed',
  'file_too_large',
  'storage_quota_reached',
  'storage_full',
] as const satisfies ErrorCode[]

/** Why a file that came with a message isn't stored. The message is taken in all the same, and says so. */
export type Rejection = 'harmful' | (typeof refusals)[number]

export async function storedUnlessRejected(
  store: () => Promise<Resource>,
): Promise<{ id: string } | { rejection: Rejection }> {
  try {
    return { id: (await store()).id! }
  } catch (error) {
    return { rejection: rejectionIn(error) }
  }
}

/** Throws what is something else. */
export function rejectionIn(error: unknown): Rejection {
  if (error instanceof HarmfulFile) return 'harmful'
  const refusal = error instanceof ApiError && refusals.find((code) => code === error.code)
  if (refusal) return refusal
  throw error
}
