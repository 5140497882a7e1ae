import { useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'

export function SecretMade({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t.webhooks.secret_made} onClose={onClose} wide firm>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.webhooks.secret_made_hint}</p>
        <Code label={t.webhooks.secret_made} text={secret} />
        <DialogButtons>
          <Button kind="primary" onClick={onClose}>
            {t.webhooks.secret_stored}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
