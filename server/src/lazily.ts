/** Made when it is first asked for, and kept: what is rarely needed costs a start neither time nor memory. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
