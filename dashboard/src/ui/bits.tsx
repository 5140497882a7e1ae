import { type ComponentType, type ReactNode, useState } from 'react'
import { visible } from '../text/names.ts'
import { useText } from '../text/text.tsx'
import { Button } from './button.tsx'
import { Check, Copy } from './icons.tsx'
import { say } from './toasts.tsx'

type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'danger'

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 text-xs font-medium ${tones[tone]}`}>
      <span className="truncate">{children}</span>
    </span>
  )
}

/** Where something will stand, while it is on its way. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md bg-sunken ${className}`} />
}

export function Skeletons({ rows, className }: { rows: number; className: string }) {
  const t = useText()
  return (
    <div role="status" aria-label={t.common.loading} className="flex flex-col gap-2 p-4">
      {Array.from({ length: rows }, (_, n) => n).map((n) => (
        <Skeleton key={n} className={className} />
      ))}
    </div>
  )
}

interface EmptyProps {
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  title: string
  /** The title is that of the whole page. */
  is_page?: boolean
  hint?: ReactNode
  children?: ReactNode
}

export function Empty({ icon: Icon, title, is_page, hint, children }: EmptyProps) {
  const Title = is_page ? 'h1' : 'p'
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center gap-1 px-4 py-12 text-center">
      {Icon && <Icon size={22} aria-hidden className="mb-2 text-muted" />}
      <Title className="text-base font-semibold">{title}</Title>
      {hint && <p className="max-w-md text-sm text-balance text-muted">{hint}</p>}
      {children && <div className="mt-4 w-full">{children}</div>}
    </div>
  )
}

const by_hue = [
  'bg-[oklch(0.92_0.045_var(--hue))] text-[oklch(0.38_0.09_var(--hue))]',
  'in-data-[theme=dark]:bg-[oklch(0.33_0.055_var(--hue))] in-data-[theme=dark]:text-[oklch(0.9_0.06_var(--hue))]',
].join(' ')

// Making one takes longer than drawing a row.
const segmenter = new Intl.Segmenter()

const sizes = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs' }

/** First letters in a circle; the color belongs to the name. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' }) {
  const letters = Array.from(segmenter.segment(name.trim()), ({ segment }) => segment)
  const space = letters.findIndex((letter) => /\s/.test(letter))
  const initials = [letters[0], space === -1 ? undefined : letters[space + 1]].filter(
    (one) => visible(one) && /\p{L}|\p{N}/u.test(one!),
  )
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7)
  return (
    <span
      aria-hidden
      style={{ '--hue': hue } as React.CSSProperties}
      className={`grid shrink-0 place-items-center rounded-full font-medium uppercase select-none before:content-[attr(data-initials)] ${by_hue} ${sizes[size]}`}
      // A picture of the name, not text: it is no part of the label of what it stands in.
      data-initials={initials.join('') || '·'}
    />
  )
}

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useText()
  const [is_copied, setCopied] = useState(false)
  const Icon = is_copied ? Check : Copy
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      say(t.common.copy_failed, { tone: 'problem' })
    }
  }
  return (
    <Button onClick={copy} className="shrink-0">
      <Icon size={14} aria-hidden />
      <span aria-live="polite">{is_copied ? t.common.copied : (label ?? t.common.copy)}</span>
    </Button>
  )
}

/** Something to be copied as it stands: a command, a secret, a payload. */
export function Code({ text, label, copy = true }: { text: string; label: string; copy?: boolean }) {
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-sunken p-2 text-start sm:flex-row sm:items-start">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 min-w-0 flex-1 overflow-auto rounded-sm p-1"
      >
        <pre dir="ltr" className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </pre>
      </section>
      {copy && (
        <div className="flex justify-end">
          <CopyButton text={text} />
        </div>
      )}
    </div>
  )
}

export function Banner({ tone, children }: { tone: 'warn' | 'danger' | 'plain'; children: ReactNode }) {
  return (
    <div role="status" className={`border-b border-line px-4 py-1.5 text-center text-sm ${tones[tone]}`}>
      {children}
    </div>
  )
}
