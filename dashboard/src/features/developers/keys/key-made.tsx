import { useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import { type ApiKeyMade, curlFor } from './keys.ts'

export function KeyMade({ made, onClose }: { made: ApiKeyMade; onClose: () => void }) {
  const { key_made, key_made_hint, key_stored, key_try } = useText().developers
  return (
    <ShownOnce title={key_made} hint={key_made_hint} secret={made.key} stored={key_stored} onClose={onClose}>
      <div>
        <p className="pb-1 text-sm font-medium">{key_try}</p>
        <Code label={key_try} text={curlFor(made.key)} />
      </div>
    </ShownOnce>
  )
}
