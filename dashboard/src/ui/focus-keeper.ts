/**
 * What has the focus may go: a row is deleted, a button gives its place to another one. The browser then lets go of the focus, and
 * whoever works by keyboard stands at the top of the page. It stays near instead: at the first thing to be done in what is left
 * around it.
 */
export function keepFocus(): void {
  let last: Element[] = []
  let soon: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = pathOf(target as Element)
  })
  new MutationObserver(() => {
    if (last[0]?.isConnected !== false) return
    clearTimeout(soon)
    soon = setTimeout(() => {
      if (document.activeElement !== document.body || last[0]?.isConnected !== false) return
      const around = last.find((element) => element.isConnected)
      last = []
      if (around?.closest('#content, dialog')) stayIn(around)
    }, patience_ms)
  }).observe(document.body, { childList: true, subtree: true })
}

// Pages and lists that know better where it belongs have had their turn by then.
const patience_ms = 400

function pathOf(element: Element): Element[] {
  return element.parentElement ? [element, ...pathOf(element.parentElement)] : [element]
}

function stayIn(around: Element): void {
  const whole = around.closest<HTMLElement>('#content > *, dialog') === around || around.id === 'content'
  const those = around.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary')
  const next = whole ? undefined : [...those].find((one) => one.checkVisibility())
  const element = next ?? (around as HTMLElement)
  if (!next && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: next === undefined })
}
