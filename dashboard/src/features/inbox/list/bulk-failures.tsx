import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import type { Failure } from '../data/bulk.ts'
import { called } from '../data/called.ts'

interface Props {
  mode: Mode
  failures: Failure[]
  retry: () => void
  onClose: () => void
}

/** Which of many did not go through, and why. */
export function BulkFailures({ mode, failures, retry, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t.teamwork.bulk_failed(failures.length)} onClose={onClose}>
      <ul className="flex flex-col gap-2 text-sm">
        {failures.map(({ row, error }) => (
          <li key={row.id}>
            <Link
              to="/$mode/inbox/$conversation_id"
              params={{ mode, conversation_id: row.id }}
              search={{}}
              onClick={onClose}
              className="block truncate font-medium text-accent-ink underline underline-offset-2"
            >
              <bdi>{called(row, t)}</bdi>
            </Link>
            <p className="text-muted [overflow-wrap:anywhere]">{wordsFor(error, t)}</p>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={onClose}>{t.common.close}</Button>
        <Button kind="primary" onClick={retry}>
          {t.common.retry}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
