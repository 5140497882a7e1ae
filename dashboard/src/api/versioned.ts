import { responseOf } from '@parley/sdk/transport'

/** An object and its version. */
export interface Versioned<T> {
  object: T
  etag: string | null
}

export async function versioned<T extends object>(answer: Promise<T>): Promise<Versioned<T>> {
  const object = await answer
  return { object, etag: responseOf(object)?.etag ?? null }
}
