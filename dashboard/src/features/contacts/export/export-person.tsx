import { useEffect, useEffectEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { say } from '../../../ui/toasts.tsx'
import type { Contact } from '../queries.ts'
import { everythingAbout } from './export.ts'

interface Props {
  mode: Mode
  contact: Contact
  onClose: () => void
}

/** Starts at once, because opening it is the request. */
export function ExportPerson({ mode, contact, onClose }: Props) {
  const t = useText()
  const may_read_leads = useMay(mode)('leads:read')
  const [count, setCount] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(1)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const text = await everythingAbout(mode, contact.id, { may_read_leads, signal, read: setCount })
      saveFile(`${contact.id}.json`, 'application/json', text)
      say(t.contacts.export_one_ready)
      onClose()
    } catch (failed) {
      if (!signal.aborted) setError(failed)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try runs it again.
  useEffect(() => {
    const abort = new AbortController()
    run(abort.signal)
    return () => abort.abort()
  }, [tries])
  return (
    <Dialog title={t.contacts.export_one} onClose={onClose}>
      <p role="status" className="min-h-8 text-base">
        {!error && t.contacts.exporting_one(count)}
      </p>
      <Problem error={error} />
      <DialogButtons>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        {error !== null && (
          <Button
            kind="primary"
            onClick={() => {
              setError(null)
              setTries(tries + 1)
            }}
          >
            {t.common.retry}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
