/** What is made when it is first asked for, and then kept: a start pays for nothing that may never be needed. */
export function lazily<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
