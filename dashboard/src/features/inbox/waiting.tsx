import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../api/call.ts'
import { useFirstSteps } from '../../queries/first-steps.ts'
import { useLanguage, useText } from '../../text/text.tsx'
import { lasting, useNow } from '../../text/time.tsx'
import { Empty } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { CircleCheckBig, Inbox } from '../../ui/icons.tsx'
import { late } from '../../ui/late.tsx'
import { awaitingSince } from './data/attention.ts'
import { type Count, everything, oldestQuery, useCounted, useCounts } from './data/counts.ts'
import type { InboxSearch } from './data/filters.ts'

const FirstSteps = late(async () => (await import('./list/first-steps.tsx')).FirstSteps)

const asked: readonly InboxSearch[] = [{ view: 'unassigned' }, everything]

/** Beside the list, while nothing of it is open: what waits, and the way to it. */
export function Waiting({ mode }: { mode: Mode }) {
  const { steps, is_loading } = useFirstSteps(mode)
  const [unassigned, all] = useCounts(mode, asked)
  if (!unassigned || !all || is_loading) return null
  return (
    <>
      {(all.count > 0 || !steps) && <Unassigned mode={mode} unassigned={unassigned} />}
      {steps && <FirstSteps steps={steps} className="mx-auto px-4 py-10" />}
    </>
  )
}

function Unassigned({ mode, unassigned }: { mode: Mode; unassigned: Count }) {
  const t = useText()
  const counted = useCounted()
  const oldest = useQuery(oldestQuery(mode)).data
  if (unassigned.count === 0 || !oldest)
    return <Empty icon={CircleCheckBig} title={t.inbox.caught_up} hint={t.inbox.caught_up_hint} />
  return (
    <Empty
      icon={Inbox}
      title={t.inbox.unassigned_count(counted(unassigned))}
      hint={<Since since={awaitingSince(oldest)} />}
    >
      <OpenOldest mode={mode} id={oldest.id} />
      <p className="pt-6 text-xs text-muted max-md:hidden">{t.inbox.choose_hint}</p>
    </Empty>
  )
}

function Since({ since }: { since: string | null }) {
  const t = useText()
  const [now, language] = [useNow(), useLanguage()]
  return since && t.inbox.oldest_waits(lasting(since, now, language))
}

function OpenOldest({ mode, id }: { mode: Mode; id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const open = () =>
    navigate({
      to: '/$mode/inbox/$conversation_id',
      params: { mode, conversation_id: id },
      search: { view: 'unassigned', sort: 'waiting' },
    })
  return (
    <Button kind="primary" onClick={open}>
      {t.inbox.open_oldest}
    </Button>
  )
}
