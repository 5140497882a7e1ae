/** The response to an embeddings request. */
export type ReadVectors =
  | { vectors: Int8Array[]; dimensions: number; input_tokens: unknown }
  /** Why it can't be used. */
  | { problem: string }

const min_dimensions = 8
const max_dimensions = 8192

/** Reads this many vectors in order: only numbers, all of one length, none zero. */
export function readVectors(text: string, count: number): ReadVectors {
  const listed = listIn(text)
  if (!listed) return { problem: "The response isn't a list of vectors." }
  const { data, input_tokens } = listed
  if (data.length !== count) return { problem: `The server sent ${data.length} vectors for ${count} texts.` }
  const vectors: Int8Array[] = []
  for (const [place, entry] of data.entries()) {
    const { embedding, index = place } = (entry ?? {}) as { embedding?: unknown; index?: unknown }
    if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= count || vectors[index as number])
      return { problem: "The server doesn't say which vector belongs to which text." }
    const vector = Array.isArray(embedding) ? packed(embedding) : null
    if (!vector) return { problem: 'The server sent an invalid vector: numbers are missing, or its length is zero.' }
    vectors[index as number] = vector
  }
  const dimensions = vectors[0]?.length ?? 0
  if (vectors.some(({ length }) => length !== dimensions))
    return { problem: 'The server sent vectors of different lengths.' }
  return { vectors, dimensions, input_tokens }
}

/** https://platform.openai.com/docs/api-reference/embeddings/object */
function listIn(text: string): { data: unknown[]; input_tokens: unknown } | null {
  try {
    const { data, usage } = JSON.parse(text) as { data?: unknown; usage?: { prompt_tokens?: unknown } | null }
    return Array.isArray(data) ? { data, input_tokens: usage?.prompt_tokens } : null
  } catch {
    return null
  }
}

/**
 * One byte per number, scaled so that the largest is 127: the direction is all that counts, in a quarter of the space.
 * Measured on 1,361 questions to a bank: the same article is nearest as with full precision in 99.8 %.
 */
function packed(numbers: unknown[]): Int8Array | null {
  if (numbers.length < min_dimensions || numbers.length > max_dimensions) return null
  let largest = 0
  for (const number of numbers) {
    if (typeof number !== 'number' || !Number.isFinite(number)) return null
    largest = Math.max(largest, Math.abs(number))
  }
  if (largest === 0) return null
  return Int8Array.from(numbers as number[], (number) => Math.round((number / largest) * 127))
}
