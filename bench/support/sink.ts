import { createServer } from 'node:http'

// The receiver of measured deliveries. It only counts them.

let count = 0

const server = createServer((request, response) => {
  if (request.method === 'POST') count++
  request.resume()
  response.end()
})

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})

process.on('message', () => process.send!({ count }))
process.on('disconnect', () => process.exit())
