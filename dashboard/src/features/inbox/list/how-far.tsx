import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCounted } from '../data/counts.ts'
import type { Progress } from './use-bulk.ts'

interface Props {
  progress: Progress
  /** Missing where it goes on to its end. */
  stop?: () => void
}

/** How far a change of many is. */
export function HowFar({ progress: { done, of }, stop }: Props) {
  const t = useText()
  const counted = useCounted()
  const [now, end] = [done, of].map((count) => counted({ count, has_more: false }))
  const words = t.teamwork.bulk_progress(now!, end!)
  return (
    <span className="flex w-full items-center gap-2 ps-1">
      <progress
        aria-label={words}
        value={done}
        max={Math.max(of, 1)}
        className="my-3 h-2 min-w-16 flex-1 accent-(--accent)"
      />
      <span aria-hidden className="text-sm text-muted tabular-nums">
        {words}
      </span>
      {stop && (
        <Button kind="link" onClick={stop}>
          {t.lists.stop}
        </Button>
      )}
    </span>
  )
}
