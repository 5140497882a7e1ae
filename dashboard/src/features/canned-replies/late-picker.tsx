import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { Unreachable } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { sayProblem } from '../../ui/problem.tsx'
import type { CannedPicker } from './picker.tsx'

/** The picker, loaded where it is first asked for; where it does not come the page stands, and is told so. */
export function LatePicker(props: ComponentProps<typeof CannedPicker>) {
  const t = useText()
  const [Picker, setPicker] = useState<typeof CannedPicker | null>(null)
  const fail = useEffectEvent(() => {
    sayProblem(new Unreachable('The picker did not load.'), t)
    props.onClose()
  })
  useEffect(() => {
    let is_here = true
    import('./picker.tsx').then(
      (module) => is_here && setPicker(() => module.CannedPicker),
      () => is_here && fail(),
    )
    return () => {
      is_here = false
    }
  }, [])
  return Picker && <Picker {...props} />
}
