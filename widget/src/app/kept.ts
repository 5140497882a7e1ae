/** The storage of this frame. Browsers that give it none get one that lasts as long as the page. */
const memory = new Map<string, string>()

export function keep(key: string, value: unknown): void {
  memory.set(key, JSON.stringify(value))
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise
  } catch {
    const text = memory.get(key)
    return text === undefined ? otherwise : JSON.parse(text)
  }
}

/** Runs when another tab has changed it. */
export function onKept(key: string, run: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) run()
  })
}

/** One tab at a time. Without locks, the idempotency keys alone keep a message from arriving twice. */
export function exclusively(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  return navigator.locks.request(name, run).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return run()
    throw error
  }) as Promise<void>
}
