/** Created on first use and kept, so that starting costs nothing that may never be needed. */
export function lazily<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
