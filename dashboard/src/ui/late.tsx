import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useText } from '../text/text.tsx'
import { sayProblem } from './problem.tsx'

/** A part of a page that is loaded when it is first wanted. Where the network is gone, the rest of the page goes on without it. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  let loaded: ComponentType<P> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module.
  return function Late(props: P) {
    const t = useText()
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      const show = (part: ComponentType<P>) => {
        loaded = part
        setPart(() => part)
      }
      load().then(show, (error) => sayProblem(error, t))
    }, [t])
    return Part ? <Part {...props} /> : meanwhile
  }
}
