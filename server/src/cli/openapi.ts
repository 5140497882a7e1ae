import { parseArgs } from 'node:util'
import type { Command } from './usage.ts'

export const openapi: Command = {
  summary: 'print the OpenAPI document',
  help: 'Usage: parley openapi\n\nPrints the OpenAPI 3.1 document of the API, made from its routes.',
  async run(words) {
    parseArgs({ args: words, options: {} })
    const { openApiDocument } = await import('../http/openapi.ts')
    const { routes } = await import('../app.ts')
    console.log(JSON.stringify(openApiDocument(routes), null, 2))
    return 0
  },
}
