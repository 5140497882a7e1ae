import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useFirstSteps } from '../../../queries/first-steps.ts'
import { useText } from '../../../text/text.tsx'
import { Empty } from '../../../ui/bits.tsx'
import { CircleCheckBig, Inbox } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { useIsNew } from '../data/counts.ts'
import type { InboxSearch } from '../data/filters.ts'
import { useRemember } from '../data/view-memory.ts'

const FirstSteps = late(async () => (await import('./first-steps.tsx')).FirstSteps)

interface Props {
  mode: Mode
  search: InboxSearch
}

// These leave nothing out.
const unfiltered = ['view', 'sort', 'saved']

/** Why the list is empty: there is nothing yet, nothing matches, or all is done. */
export function EmptyList({ mode, search }: Props) {
  const t = useText()
  const is_new = useIsNew(mode)
  const { view = 'all' } = search
  if (is_new === undefined) return null
  if (is_new) return <NothingYet mode={mode} />
  if (Object.keys(search).some((name) => !unfiltered.includes(name))) return <NoMatch mode={mode} search={search} />
  const [title, hint] = t.inbox.empty[view === 'all' ? 'done' : view]
  return <Empty icon={CircleCheckBig} title={title} hint={hint} />
}

function NothingYet({ mode }: Pick<Props, 'mode'>) {
  const t = useText()
  const { steps } = useFirstSteps(mode)
  const [title, hint] = t.inbox.empty.all
  return (
    <>
      <Empty icon={Inbox} title={title} hint={hint} />
      {/* Where there is no room for them beside the list. */}
      {steps && (
        <div className="lg:hidden">
          <FirstSteps steps={steps} className="mx-auto px-4 pb-10" />
        </div>
      )}
    </>
  )
}

function NoMatch({ mode, search: { view, sort, saved } }: Props) {
  const t = useText()
  const remember = useRemember(mode)
  const all = { view, sort, saved }
  return (
    <Empty title={t.teamwork.narrowed} hint={t.lists.narrowed_hint}>
      <Link
        to="/$mode/inbox"
        params={{ mode }}
        search={all}
        onClick={() => remember(all)}
        className="text-sm font-medium text-accent-ink underline underline-offset-2"
      >
        {t.teamwork.show_all}
      </Link>
    </Empty>
  )
}
