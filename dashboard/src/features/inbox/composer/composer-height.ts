import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { liftToasts } from '../../../ui/toasts.tsx'

/** As high as what is written, up to its limit. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text may change its height.
  useLayoutEffect(() => {
    const element = field.current!
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
}

/** On a narrow screen, what is said in passing stands above it, however high it is. */
export function useFoot(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => liftToasts(entry!.borderBoxSize[0]!.blockSize))
    observer.observe(form.current!)
    return () => {
      observer.disconnect()
      liftToasts(0)
    }
  }, [form])
}
