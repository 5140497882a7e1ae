import { useEffect, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { saveCsv } from '../../../ui/save-file.ts'
import { say } from '../../../ui/toasts.tsx'
import type { ContactsFilter } from '../search.ts'
import { contactRows } from './export.ts'

interface Props {
  mode: Mode
  filter: ContactsFilter
  onClose: () => void
}

/** Loads page after page, shows the progress, and can be canceled. */
export function ExportContacts({ mode, filter, onClose }: Props) {
  const t = useText()
  const [round, setRound] = useState<{ abort: AbortController } | null>(null)
  const [count, setCount] = useState(0)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => () => round?.abort.abort(), [round])

  async function run() {
    const abort = new AbortController()
    setRound({ abort })
    setError(null)
    setCount(0)
    try {
      const rows = await contactRows(mode, filter, { signal: abort.signal, read: setCount })
      saveCsv(`contacts-${new Date().toISOString().slice(0, 10)}.csv`, rows)
      say(t.contacts.exported)
      onClose()
    } catch (failed) {
      if (abort.signal.aborted) return
      setError(failed)
      setRound(null)
    }
  }
  return (
    <Dialog title={t.contacts.export_title} onClose={onClose}>
      <p className="text-sm text-muted">{t.contacts.export_lead}</p>
      <p role="status" className="min-h-8 pt-3 text-base font-medium">
        {round && t.contacts.exporting(count)}
      </p>
      <Problem error={error} />
      <DialogButtons>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button kind="primary" busy={round !== null} onClick={run} data-first>
          {t.contacts.export}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
