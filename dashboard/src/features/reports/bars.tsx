import { type MouseEvent, type PointerEvent, useState } from 'react'
import type { Tick } from './axis.ts'

export interface Bar {
  /** The time and value, in words. */
  label: string
  words: string
  parts: readonly number[]
}

interface Props {
  /** The chart's name. The table beside it has the same one. */
  label: string
  /** What its height measures. */
  unit: string
  bars: readonly Bar[]
  /** The greatest last. */
  values: readonly number[]
  valueIn: (n: number) => string
  ticks: readonly Tick[]
  /** Shows what a bar counts. The table has links for keyboards. */
  open: (bar: number) => void
}

const fills = ['fill-accent', 'fill-edge']

/** Bars over time. Hovering shows values. The table is for everyone else. */
export function Bars({ label, unit, bars, values, valueIn, ticks, open }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const top = values.at(-1)!
  const shown = at === null ? undefined : bars[at]
  return (
    <figure className="@container flex flex-col gap-2">
      <p aria-hidden className="flex min-h-5 flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span>{shown ? shown.label : unit}</span>
        <span className="font-medium text-ink">{shown?.words}</span>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-xs text-muted">
        <Values values={values} valueIn={valueIn} />
        <div className="relative h-36">
          {values.map((value) => (
            <span
              key={value}
              aria-hidden
              className={`absolute inset-x-0 border-t ${value === 0 ? 'border-edge' : 'border-line'}`}
              style={{ bottom: `${(value / top) * 100}%` }}
            />
          ))}
          <Plot label={label} bars={bars} top={top} at={at} point={setAt} open={open} />
        </div>
        <Times ticks={ticks} count={bars.length} />
      </div>
    </figure>
  )
}

interface PlotProps extends Pick<Props, 'label' | 'bars' | 'open'> {
  top: number
  /** The bar below the pointer. */
  at: number | null
  point: (bar: number | null) => void
}

function Plot({ label, bars, top, at, point, open }: PlotProps) {
  const gap = Math.min(0.2, 0.02 * bars.length)
  const barAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement> | MouseEvent<SVGSVGElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const from_start = document.documentElement.dir === 'rtl' ? right - clientX : clientX - left
    return Math.min(bars.length - 1, Math.max(0, Math.floor((from_start / width) * bars.length)))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table has links.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      onPointerMove={(event) => point(barAt(event))}
      onPointerDown={(event) => point(barAt(event))}
      onPointerLeave={() => point(null)}
      onClick={(event) => open(barAt(event))}
      className="absolute inset-0 size-full cursor-pointer touch-pan-y rtl:-scale-x-100"
    >
      {bars.map(({ parts, label }, n) => (
        <g key={label} className={at === null || at === n ? '' : 'opacity-45'}>
          {stacked(parts, top).map(({ y, height }, part) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
              key={part}
              x={n + gap / 2}
              width={1 - gap}
              y={y}
              height={height}
              className={fills[part]}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Each label's middle is at its grid line. */
function Values({ values, valueIn }: Pick<Props, 'values' | 'valueIn'>) {
  return (
    <div aria-hidden className="-my-1.5 flex flex-col-reverse justify-between text-end leading-3 whitespace-nowrap">
      {values.map((value) => (
        <span key={value}>{valueIn(value)}</span>
      ))}
    </div>
  )
}

/** Each label's middle is below its bar. */
function Times({ ticks, count }: { ticks: readonly Tick[]; count: number }) {
  return (
    <div aria-hidden className="relative col-start-2 h-4">
      {ticks.map(({ at, label, is_major }) => (
        <span
          key={at}
          className={`absolute top-0 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2 ${is_major ? '' : '@max-md:hidden'}`}
          style={{ insetInlineStart: `${((at + 0.5) / count) * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
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
