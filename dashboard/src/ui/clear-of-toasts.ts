/** Where what is said in passing lies: above the page, and never in its layout. */
export const toasts_id = 'notifications'

const kept_clear = new Set<HTMLElement>()
const observer = new ResizeObserver(raiseToasts)

/** For the `ref` of what has to stay in reach at the foot of the page: what is said lies above it. */
export function keepClear(element: HTMLElement | null) {
  if (!element) return
  kept_clear.add(element)
  observer.observe(element)
  return () => {
    kept_clear.delete(element)
    observer.unobserve(element)
    raiseToasts()
  }
}

/** Above whatever of it stands in their column. */
export function raiseToasts(): void {
  const section = document.getElementById(toasts_id)
  if (!section) return
  const own = section.getBoundingClientRect()
  let bottom = 0
  for (const element of kept_clear) {
    const { left, right, top, height } = element.getBoundingClientRect()
    if (height > 0 && left < own.right && right > own.left) bottom = Math.max(bottom, innerHeight - top)
  }
  section.style.bottom = `${bottom}px`
}
