import type { Mode } from '../../../api/call.ts'
import { useFirstSteps } from '../../../queries/first-steps.ts'
import { useText } from '../../../text/text.tsx'
import { Empty } from '../../../ui/bits.tsx'
import { Inbox } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import type { View } from '../data/filters.ts'

const FirstSteps = late(async () => (await import('./first-steps.tsx')).FirstSteps)

export function EmptyList({ mode, view }: { mode: Mode; view: View }) {
  const t = useText()
  const { steps } = useFirstSteps(mode)
  const [title, hint] = t.inbox.empty[view]
  return (
    <>
      <Empty icon={Inbox} title={title} hint={hint} />
      {/* Where there is no room for them beside the list. */}
      {view === 'all' && steps && (
        <div className="lg:hidden">
          <FirstSteps steps={steps} className="mx-auto px-4 pb-10" />
        </div>
      )}
    </>
  )
}
