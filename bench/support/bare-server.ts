import { createServer } from 'node:http'
import type { Answer } from './bare.ts'

// The limit for reads: an HTTP server that only sends the same bytes, as fast as this Node can.

let answer: Answer = { status: 200, headers: {}, body: '{}' }
let bytes = Buffer.from(answer.body)

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(answer.status, answer.headers)
  response.end(bytes)
})

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})

process.on('message', (next: Answer) => {
  answer = next
  bytes = Buffer.from(answer.body)
  process.send!({ ready: true })
})
process.on('disconnect', () => process.exit())
