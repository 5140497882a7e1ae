import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const dimensions = 768
const known = new Map<string, Float64Array>()

/** An embedding server that costs little itself: a text's vector is the sum of its words' vectors, which are pseudorandom. */
export async function startEmbeddings(): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    // There is no chat model.
    if (!request.url?.endsWith('/embeddings')) return response.writeHead(404).end()
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] }
    const data = input.map((text, index) => ({ index, embedding: vectorOf(text) }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function vectorOf(text: string): number[] {
  const sum = new Float64Array(dimensions)
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? ['nothing'])
    meaningOf(word).forEach((number, n) => {
      sum[n]! += number
    })
  return Array.from(sum, (number) => Math.round(number * 1e6) / 1e6)
}

function meaningOf(word: string): Float64Array {
  let meaning = known.get(word)
  if (!meaning) {
    let seed = 2_166_136_261
    for (const letter of word) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16_777_619)
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 2 ** 31 - 1
    }
    meaning = Float64Array.from({ length: dimensions }, random)
    known.set(word, meaning)
  }
  return meaning
}
