import { type RefObject, useLayoutEffect } from 'react'

type Box = RefObject<HTMLElement | null>

/** What opens stays at its button, whatever moves or grows. */
export function usePlace(box: Box, button: Box): void {
  useLayoutEffect(() => {
    const element = box.current!
    const toItsPlace = () => button.current && place(element, button.current)
    toItsPlace()
    const sizes = new ResizeObserver(toItsPlace)
    sizes.observe(element)
    addEventListener('resize', toItsPlace)
    addEventListener('scroll', toItsPlace, true)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', toItsPlace)
      removeEventListener('scroll', toItsPlace, true)
    }
  }, [box, button])
}

const edge = 8

/** Below its button where there is room, else above; never beyond an edge. */
function place(box: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const is_below = bottom + 4 + height <= innerHeight || bottom < innerHeight - bottom
  const wanted = is_below ? Math.min(bottom + 4, innerHeight - edge - height) : top - 4 - height
  box.style.top = `${Math.max(edge, wanted)}px`
  const from = getComputedStyle(button).direction === 'rtl' ? right - width : left
  box.style.left = `${Math.max(edge, Math.min(from, innerWidth - width - edge))}px`
}
