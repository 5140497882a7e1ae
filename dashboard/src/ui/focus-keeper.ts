/**
 * What has the focus may go: a row is deleted, a button gives its place to another one. The browser then lets go of the focus, and
 * whoever works by keyboard stands at the top of the page. It stays near instead: at the first thing to be done in what is left
 * around it.
 */
export function keepFocus(): void {
  let last: Element[] = []
  // Whoever answers something said in passing goes back to where they were.
  let place: Element[] = []
  let soon: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === document.body && last[0]?.isConnected === false
  document.addEventListener('focusin', ({ target }) => {
    last = pathOf(target as Element)
    if (last.some(isPlace)) place = last
  })
  new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(soon)
    soon = setTimeout(() => {
      const around = isLost() && place.find((element) => element.isConnected)
      if (around && (around.closest('#content') || isPlace(around))) stayIn(around, around === place[0])
      last = []
    }, patience_ms)
  }).observe(document.body, { childList: true, subtree: true })
}

const isPlace = (element: Element) => element.id === 'content' || element.matches('dialog[open]')

// Pages and lists that know better where it belongs have had their turn by then.
const patience_ms = 400

function pathOf(element: Element): Element[] {
  return element.parentElement ? [element, ...pathOf(element.parentElement)] : [element]
}

function stayIn(around: Element, is_same: boolean): void {
  const is_whole = isPlace(around) || around.matches('#content > *')
  const those = around.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary')
  const next = is_same || is_whole ? undefined : [...those].find((one) => one.checkVisibility())
  const element = next ?? (around as HTMLElement)
  if (!next && !is_same) element.tabIndex = -1
  element.focus({ preventScroll: !next })
}
