import { type FormEvent, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { atNine } from './snooze-presets.ts'

export function SnoozeDialog({ onSnooze, onClose }: { onSnooze: (until: string) => void; onClose: () => void }) {
  const t = useText()
  const [at, setAt] = useState(() => local(atNine(new Date(), 2)))
  const [is_wrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const until = new Date(at).getTime()
    // A day less than the year the service allows: leap days and clocks that differ.
    if (!(until > Date.now() && until < Date.now() + 364 * 86_400_000)) return setWrong(true)
    onSnooze(new Date(until).toISOString())
    onClose()
  }
  return (
    <Dialog title={t.inbox.snooze} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t.inbox.snooze_at}
          type="datetime-local"
          value={at}
          onChange={({ target }) => {
            setAt(target.value)
            setWrong(false)
          }}
          problem={is_wrong ? t.inbox.snooze_past : null}
          required
        />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary">
            {t.inbox.snooze}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** As the field wants it: the person's own time, without a zone. */
function local(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
