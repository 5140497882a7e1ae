import { useId } from 'react'
import { useText } from '../../../text/page-text.ts'
import { IconButton } from '../../../ui/button.tsx'
import { X } from '../../../ui/icons.tsx'
import { endOfField, fieldOfEnd, type Interval, type Mistake, mistakeAt } from './week.ts'

interface Props {
  /** Whose they are: the day, or the holiday. */
  of: string
  intervals: Interval[]
  change: (intervals: Interval[]) => void
}

/** From and to, as often as there are breaks between. What is wrong with one is said below it as it is typed. */
export function Intervals({ of, intervals, change }: Props) {
  return (
    <ul className="flex flex-col gap-2" aria-label={of}>
      {intervals.map((interval, n) => (
        <IntervalRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the day is what it is.
          key={n}
          of={of}
          interval={interval}
          mistake={mistakeAt(intervals, n)}
          change={(changes) => change(intervals.with(n, { ...interval, ...changes }))}
          remove={() => change(intervals.toSpliced(n, 1))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  of: string
  interval: Interval
  mistake: Mistake | null
  change: (changes: Partial<Interval>) => void
  remove: () => void
}

function IntervalRow({ of, interval: { from, to }, mistake, change, remove }: RowProps) {
  const t = useText()
  const id = useId()
  const field = {
    type: 'time',
    dir: 'ltr',
    required: true,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? id : undefined,
    className: 'field w-30!',
  } as const
  return (
    <li>
      <div className="flex items-center gap-1.5">
        <input
          {...field}
          aria-label={t.hours.from_of(of)}
          value={from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <span aria-hidden className="text-muted">
          –
        </span>
        <input
          {...field}
          aria-label={t.hours.to_of(of)}
          value={fieldOfEnd(to)}
          onChange={({ target }) => change({ to: endOfField(target.value) })}
        />
        <IconButton icon={X} size={14} label={t.hours.interval_remove(of)} onClick={remove} />
      </div>
      {mistake && (
        <p id={id} role="alert" className="pt-1 text-xs text-danger-ink">
          {wordsFor(mistake, t.hours)}
        </p>
      )}
    </li>
  )
}

function wordsFor(mistake: Mistake, { mistakes }: ReturnType<typeof useText>['hours']): string {
  if (mistake.kind !== 'overlap') return mistakes[mistake.kind]
  const { from, to } = mistake.other
  return mistakes.overlap(`${from}–${to}`)
}
