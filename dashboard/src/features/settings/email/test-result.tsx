import type { MailSettings, MailTest } from '../../../api/generated/administration.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'

/** What became of the test, else of the last mail if it failed. */
export function TestResult({ result, settings }: { result: MailTest | undefined; settings: MailSettings }) {
  const t = useText()
  const { failure, failed_at } = settings
  if (result?.ok)
    return (
      <p role="status" className="mt-4 rounded-md bg-good-soft px-3 py-2 text-sm text-good-ink">
        {t.email.sent(result.sent_to)}
      </p>
    )
  if (result?.failure)
    return (
      <div role="alert" className="mt-4 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
        <p>{t.email.failures[result.failure]}</p>
        {result.reply && <p className="pt-1 [overflow-wrap:anywhere]">{t.email.reply(result.reply)}</p>}
      </div>
    )
  if (!failure || !failed_at) return null
  return (
    <p className="mt-4 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      {t.email.last_failed} {t.email.failures[failure]} (<When at={failed_at} />)
    </p>
  )
}
