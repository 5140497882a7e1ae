import { parseArgs } from 'node:util'
import { type Command, json_option } from './usage.ts'

export const openapi: Command = {
  summary: 'print the OpenAPI document',
  help: 'Usage: parley openapi [--json]\n\nPrints the OpenAPI 3.1 document of the API as JSON, generated from its routes.',
  async run(words) {
    parseArgs({ args: words, options: json_option })
    const { openApiDocument } = await import('../http/openapi.ts')
    const { routes } = await import('../app.ts')
    const { eventPayloads } = await import('../webhooks/payloads.ts')
    console.log(JSON.stringify(openApiDocument(routes, eventPayloads), null, 2))
    return 0
  },
}
