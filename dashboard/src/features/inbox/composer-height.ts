import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** As high as what is written, up to its limit. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text may change its height.
  useLayoutEffect(() => {
    const element = field.current!
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
}

/** Tells the page how high it is: on a narrow screen, what is said in passing stands above it. */
export function useFoot(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--foot', `${entry!.borderBoxSize[0]!.blockSize}px`),
    )
    observer.observe(form.current!)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [form])
}
