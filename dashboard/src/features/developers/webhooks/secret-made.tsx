import { useText } from '../../../text/page-text.ts'
import { ShownOnce } from '../../../ui/shown-once.tsx'

export function SecretMade({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { secret_made, secret_made_hint, secret_stored } = useText().webhooks
  return (
    <ShownOnce title={secret_made} hint={secret_made_hint} secret={secret} stored={secret_stored} onClose={onClose} />
  )
}
