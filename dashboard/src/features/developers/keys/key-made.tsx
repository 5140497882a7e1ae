import { useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { type ApiKeyMade, curlFor } from './keys.ts'

/** The only time a key is shown. Closes only by its button, so that no slip loses it. */
export function KeyMade({ made, onClose }: { made: ApiKeyMade; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t.developers.key_made} onClose={onClose} wide firm>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.developers.key_made_hint}</p>
        <Code label={t.developers.key_made} text={made.key} />
        <div>
          <p className="pb-1 text-sm font-medium">{t.developers.key_try}</p>
          <Code label={t.developers.key_try} text={curlFor(made.key)} />
        </div>
        <DialogButtons>
          <Button kind="primary" onClick={onClose}>
            {t.developers.key_stored}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
