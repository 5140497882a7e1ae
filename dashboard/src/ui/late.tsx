import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadPageText, useText } from '../text/text.tsx'
import { sayProblem } from './problem.tsx'

/** A part of a page that is loaded when it is first wanted. Where the network is gone, the rest of the page goes on without it. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  let loaded: ComponentType<P> | undefined
  const ready = async () => {
    loaded ??= (await Promise.all([load(), loadPageText()]))[0]
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module.
  function Late(props: P) {
    const t = useText()
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!Part)
        ready().then(
          (part) => setPart(() => part),
          (error) => sayProblem(error, t),
        )
    }, [Part, t])
    return Part ? <Part {...props} /> : meanwhile
  }
  /** Loads it before it is wanted. A failure is told when it is. */
  Late.prepare = () => void ready().catch(() => {})
  return Late
}
