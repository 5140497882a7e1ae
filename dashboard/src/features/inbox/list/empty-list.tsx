import type { Mode } from '../../../api/call.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Empty } from '../../../ui/bits.tsx'
import { Inbox } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import type { View } from '../data/filters.ts'

const FirstSteps = late(async () => (await import('./first-steps.tsx')).FirstSteps)

export function EmptyList({ mode, view }: { mode: Mode; view: View }) {
  const t = useText()
  const { user } = useSession()
  const [title, hint] = t.inbox.empty[view]
  return (
    <>
      <Empty icon={Inbox} title={title} hint={hint} />
      {/* Where there is no room for them beside the list. */}
      {view === 'all' && isAdmin(user) && (
        <div className="lg:hidden">
          <FirstSteps mode={mode} />
        </div>
      )}
    </>
  )
}
