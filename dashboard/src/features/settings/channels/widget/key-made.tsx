import { useText } from '../../../../text/page-text.ts'
import { ShownOnce } from '../../../../ui/shown-once.tsx'

export function KeyMade({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { key_made, key_made_hint, key_stored } = useText().widget
  return <ShownOnce title={key_made} hint={key_made_hint} secret={secret} stored={key_stored} onClose={onClose} />
}
