import type { FormEvent, ReactNode } from 'react'
import { useText } from '../../text/page-text.ts'
import { Banner } from '../../ui/bits.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useTitle } from '../../ui/page.tsx'

interface Props {
  title: string
  lead?: ReactNode
  onSubmit?: (values: Record<string, string>) => void
  children: ReactNode
}

/** The pages before anybody is signed in: one card, one form. */
export function Frame({ title, lead, onSubmit, children }: Props) {
  const t = useText()
  useTitle(title)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit?.(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
  }
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      {location.protocol === 'http:' && !isOwnMachine(location.hostname) && (
        <Banner tone="danger">{t.shell.insecure}</Banner>
      )}
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 px-4 py-10">
        <div className="flex items-center gap-2">
          <Mark />
          <span className="text-lg font-semibold">Parley</span>
        </div>
        <div className="rounded-xl border border-line bg-surface p-6">
          <h1 className="text-xl font-semibold">{title}</h1>
          {lead && <p className="pt-1 text-sm text-muted">{lead}</p>}
          {onSubmit ? (
            <form onSubmit={submit} className="mt-5 flex flex-col gap-4">
              {children}
            </form>
          ) : (
            <div className="mt-5 flex flex-col gap-4">{children}</div>
          )}
        </div>
      </main>
    </div>
  )
}

export function isOwnMachine(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name)
}
