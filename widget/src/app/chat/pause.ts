/** What ends a pause early: the network is back, the page is in front again, or the chat has something new to ask. */
export const nudges = new EventTarget()

export function nudge(): void {
  nudges.dispatchEvent(new Event('nudge'))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      nudges.removeEventListener('nudge', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    nudges.addEventListener('nudge', done)
  })
}

export function listenForNudges(): void {
  for (const name of ['online', 'pageshow']) addEventListener(name, nudge)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && nudge())
}
