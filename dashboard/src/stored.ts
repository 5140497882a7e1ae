import { useSyncExternalStore } from 'react'

/** Of all tabs, or of one alone, which keeps it when it is loaded anew. */
type StorageName = 'localStorage' | 'sessionStorage'

/** A value that this browser keeps, the same in all its tabs. Where nothing can be kept it lasts as long as the page. */
export interface Stored<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function stored<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => boolean,
  storage?: StorageName,
): Stored<T> {
  const listeners = new Set<() => void>()
  let value = parse(read(name, storage), initial, isValid)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== name) return
    value = parse(newValue, initial, isValid)
    tell()
  })
  return {
    get: () => value,
    set(next) {
      value = next
      write(name, next === initial ? null : JSON.stringify(next), storage)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStored<T>({ get, set, subscribe }: Stored<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(subscribe, get), set]
}

export function read(name: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(name)
  } catch {
    return null
  }
}

/** What is kept under names that begin so. */
export function readAll(prefix: string, storage: StorageName = 'localStorage'): Map<string, string> {
  const found = new Map<string, string>()
  try {
    const all = window[storage]
    for (let n = 0; n < all.length; n++) {
      const name = all.key(n)!
      const text = name.startsWith(prefix) ? all.getItem(name) : null
      if (text !== null) found.set(name, text)
    }
  } catch {
    // Forbidden: nothing is kept.
  }
  return found
}

/** Told what another tab of this browser keeps, or keeps no longer. */
export function onWritten(listener: (name: string, text: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== null) listener(key, newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

export function write(name: string, text: string | null, storage: StorageName = 'localStorage'): void {
  try {
    if (text === null) window[storage].removeItem(name)
    else window[storage].setItem(name, text)
  } catch {
    // Full, or forbidden: what is on the page stays on the page.
  }
}

function parse<T>(text: string | null, initial: T, isValid: (value: unknown) => boolean): T {
  if (text === null) return initial
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? (value as T) : initial
  } catch {
    return initial
  }
}
