import { Link } from '@tanstack/react-router'
import { ApiError } from '../api/call.ts'
import { useText } from '../text/text.tsx'
import { Empty } from '../ui/bits.tsx'
import { Button } from '../ui/button.tsx'
import { Compass, TriangleAlert } from '../ui/icons.tsx'
import { wordsFor } from '../ui/problem.tsx'
import { lastMode } from './last-mode.ts'

export function Failure({ error }: { error: unknown }) {
  const t = useText()
  const what = error instanceof ApiError ? wordsFor(error, t) : String(error)
  return (
    <main className="grid min-h-full place-items-center">
      <Empty is_page icon={TriangleAlert} title={t.shell.broken} hint={t.shell.broken_hint}>
        <p className="mx-auto mb-4 max-w-md rounded-md bg-sunken p-2 font-mono text-xs [overflow-wrap:anywhere]">
          {what}
        </p>
        <Button kind="primary" onClick={() => location.reload()}>
          {t.shell.reload}
        </Button>
      </Empty>
    </main>
  )
}

export function Missing() {
  const t = useText()
  return (
    <main className="grid min-h-full place-items-center">
      <Empty is_page icon={Compass} title={t.shell.not_found} hint={t.shell.not_found_hint}>
        <Link
          to="/$mode/inbox"
          params={{ mode: lastMode() }}
          search={{}}
          className="text-sm font-medium text-accent-ink underline underline-offset-2"
        >
          {t.shell.go_to_inbox}
        </Link>
      </Empty>
    </main>
  )
}
