import type { ButtonHTMLAttributes, ComponentType, MouseEvent, ReactNode, Ref } from 'react'

type Kind = 'primary' | 'plain' | 'quiet' | 'link' | 'danger'

const kinds: Record<Kind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border border-transparent',
  plain: 'bg-surface text-ink border border-line hover:bg-sunken shadow-[0_1px_1px_rgb(15_17_26/0.04)]',
  quiet: 'bg-transparent text-muted hover:bg-sunken hover:text-ink border border-transparent',
  link: 'bg-transparent text-accent-ink hover:bg-sunken border border-transparent px-2! -me-2',
  danger: 'bg-danger text-on-accent hover:brightness-95 border border-transparent',
}

interface Common extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind
  /** Something is under way: it can be seen and heard, and is not begun twice. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

const shape = [
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md px-3 py-1 text-sm font-medium select-none',
  'transition-colors duration-100 aria-disabled:opacity-55 aria-busy:animate-pulse',
].join(' ')

export function Button({ kind = 'plain', busy, className = '', children, ...rest }: Common) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      {...unlessUnable(rest.disabled || busy, rest.onClick)}
      className={`${shape} ${kinds[kind]} ${className}`}
    >
      {children}
    </button>
  )
}

/**
 * What cannot be done now says so and does nothing, but keeps the focus: of a button that is `disabled` the browser takes it
 * away, and whoever saved by keyboard would begin again at the top of the page.
 */
function unlessUnable(is_unable: boolean | undefined, onClick: Common['onClick']) {
  const refuse = (event: MouseEvent) => event.preventDefault()
  return { disabled: undefined, 'aria-disabled': is_unable || undefined, onClick: is_unable ? refuse : onClick }
}

interface IconButtonProps extends Common {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  /** What it does: heard, and seen when pointed at. */
  label: string
  size?: number
}

export function IconButton({ icon: Icon, label, size = 16, kind = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      {...unlessUnable(rest.disabled, rest.onClick)}
      className={`inline-grid size-8 shrink-0 place-items-center rounded-md transition-colors duration-100 aria-disabled:opacity-55 ${kinds[kind]} ${className}`}
    >
      <Icon size={size} aria-hidden />
    </button>
  )
}

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-sunken px-1 font-sans text-xs text-muted">
      {children}
    </kbd>
  )
}
