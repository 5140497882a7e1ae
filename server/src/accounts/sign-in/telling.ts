import { ApiError } from '../../errors.ts'
import type { BrowserScope } from '../../http/scopes.ts'

/** Logs failures for each user it may have been about. A required code or an overload isn't a failure. */
export async function telling<T>(
  { failed_sign_ins, address, request_id }: BrowserScope,
  users: { id: string; account_id: string }[],
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'second_factor_required' && error.status < 500)
      for (const user of users.length > 0 ? users : [null])
        failed_sign_ins.note({ user, reason: error.code, address, request_id })
    throw error
  }
}
