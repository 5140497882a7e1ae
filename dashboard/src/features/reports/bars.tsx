import { type PointerEvent, useState } from 'react'

export interface Bar {
  /** The time and value, in words. */
  label: string
  words: string
  /** The label below the axis. */
  tick: string
  parts: readonly number[]
}

interface Props {
  /** The chart's name. The table beside it has the same one. */
  label: string
  bars: readonly Bar[]
  /** The value at the upper grid line. */
  scale: (n: number) => string
  /** The base of round grid lines: 60 for times. */
  steps?: readonly number[]
}

const fills = ['fill-accent', 'fill-edge']

/** Bars over time. Hovering shows values. The table is for everyone else. */
export function Bars({ label, bars, scale, steps }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const top = roundAbove(Math.max(...bars.map(({ parts }) => total(parts))), steps)
  const shown = at === null ? undefined : bars[at]
  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const from_start = document.documentElement.dir === 'rtl' ? right - event.clientX : event.clientX - left
    setAt(Math.min(bars.length - 1, Math.max(0, Math.floor((from_start / width) * bars.length))))
  }
  const room = Math.min(0.2, 0.02 * bars.length)
  return (
    <figure className="flex flex-col gap-1">
      <p aria-hidden className="flex min-h-5 flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span>{shown ? shown.label : scale(top)}</span>
        <span className="font-medium text-ink">{shown?.words}</span>
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(null)}
        className="h-36 w-full touch-pan-y border-y border-line bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-center bg-no-repeat rtl:-scale-x-100"
      >
        {bars.map(({ parts, label }, n) => (
          <g key={label} className={at === null || at === n ? '' : 'opacity-45'}>
            {stacked(parts, top).map(({ y, height }, part) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
                key={part}
                x={n + room / 2}
                width={1 - room}
                y={y}
                height={height}
                className={fills[part]}
              />
            ))}
          </g>
        ))}
      </svg>
      <p aria-hidden className="flex justify-between gap-2 text-xs text-muted">
        {[...new Set([0, Math.floor(bars.length / 2), bars.length - 1])].map((n) => (
          <span key={n}>{bars[n]?.tick}</span>
        ))}
      </p>
    </figure>
  )
}

function stacked(parts: readonly number[], top: number) {
  let below = 100
  return parts.map((part) => {
    const height = (part / top) * 100
    below -= height
    return { y: below, height }
  })
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

function roundAbove(n: number, steps?: readonly number[]): number {
  const found = steps?.find((step) => step >= n)
  if (found !== undefined) return found
  if (n <= 0) return 1
  const size = 10 ** Math.floor(Math.log10(n))
  return [1, 2, 4, 5, 10].map((times) => times * size).find((step) => step >= n)!
}

/** Seconds that make a round duration. */
export const times = [10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 14_400, 43_200, 86_400, 172_800, 432_000, 864_000]

export function Legend({ names }: { names: readonly string[] }) {
  const swatches = ['bg-accent', 'bg-edge']
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {names.map((name, n) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-sm forced-color-adjust-none ${swatches[n]}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
