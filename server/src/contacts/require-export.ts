import { isExporting } from '../accounts/exporting.ts'
import { ApiError } from '../errors.ts'
import type { ApiCaller } from '../http/caller.ts'
import type { Scope } from '../scope.ts'

/** As many as a page of the dashboard shows at once. */
const max_shown = 50

/**
 * Users can read the pages of an export only after starting it, which requires a recent password and is recorded in the
 * audit log.
 */
export async function requireExport({ database, environment_id }: Scope, caller: ApiCaller, limit = 0): Promise<void> {
  if (
    caller.kind !== 'person' ||
    limit <= max_shown ||
    (await isExporting(database, caller.session.id, environment_id))
  )
    return
  throw new ApiError(
    'export_needed',
    `Lists show at most ${max_shown} contacts a page here. To export more, start an export: POST /contact_exports.`,
  )
}
