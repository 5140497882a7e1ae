import { useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import type { CannedPicker } from './canned-picker.tsx'

type By = 'key' | 'button'

let loaded: typeof CannedPicker | undefined

/** The picker of canned replies, which is loaded when it is first wanted. */
export function useCannedPicker(putSlash: () => void) {
  const t = useText()
  const [picking, setPicking] = useState<{ Picker: typeof CannedPicker; by: By } | null>(null)
  async function pick(by: By): Promise<void> {
    // At once where it is there: the next key may be meant for it.
    if (loaded) return setPicking({ Picker: loaded, by })
    try {
      loaded = (await import('./canned-picker.tsx')).CannedPicker
      setPicking({ Picker: loaded, by })
    } catch (error) {
      if (by === 'key') putSlash()
      sayProblem(error, t)
    }
  }
  function leave(): void {
    // The key that opened it was meant as a letter.
    if (picking?.by === 'key') putSlash()
    setPicking(null)
  }
  return { Picker: picking?.Picker, pick, leave, close: () => setPicking(null) }
}
