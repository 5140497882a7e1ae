import { useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import type { CannedPicker } from './canned-picker.tsx'

let loaded: typeof CannedPicker | undefined

/** The picker of canned replies, which is loaded when it is first wanted. */
export function useCannedPicker() {
  const t = useText()
  const [Picker, setPicker] = useState<typeof CannedPicker | null>(null)
  async function pick(): Promise<void> {
    try {
      // At once where it is there: the next key may be meant for it.
      if (!loaded) loaded = (await import('./canned-picker.tsx')).CannedPicker
      setPicker(() => loaded!)
    } catch (error) {
      sayProblem(error, t)
    }
  }
  return { Picker, pick, close: () => setPicker(null) }
}
