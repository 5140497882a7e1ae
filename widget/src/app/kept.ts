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

/** Deletes all that is kept under keys that begin like this. */
export function forget(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}

/** Runs when another tab has changed something. */
export function onKept(run: (key: string | null) => void): void {
  addEventListener('storage', ({ key }) => run(key))
}

/** One tab at a time. Without locks, the idempotency keys alone keep a message from arriving twice. */
export function exclusively(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  return navigator.locks.request(name, run).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return run()
    throw error
  }) as Promise<void>
}
