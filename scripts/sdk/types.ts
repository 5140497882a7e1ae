import type { Document, JsonSchema, Operation, Parameter } from '../../server/src/http/openapi/document.ts'
import { queryName } from './names.ts'
import { comment, fields } from './schema-to-type.ts'

/** An interface for each object of the API, and one for the query of each list. */
export function sdkTypes(document: Document, name = 'openapi.json'): string {
  const objects = Object.entries(document.components.schemas)
    .filter(([name, schema]) => name !== 'Error' && !isList(schema) && !(name === 'Event' && document.webhooks))
    .map(([name, schema]) => declaration(name, schema))
  const queries = operationsOf(document)
    .filter((operation) => queryOf(operation).length > 0)
    .map((operation) => declaration(queryName(operation), querySchema(operation)))
  const codes = document.components.schemas.Error!.properties!.error!.properties!.code!.enum as string[]
  return `${[
    `// Made by scripts/generate.ts from ${name}: change the routes instead.`,
    ...objects,
    ...(document.webhooks ? [eventUnion(document)] : []),
    ...queries,
    `/** What \`error.code\` may be. More may be added. */\nexport type ErrorCode =\n${codes.map((code) => `  | '${code}'`).join('\n')}`,
  ].join('\n\n')}\n`
}

/** A union by `type`, which determines the type of `data.object`. */
function eventUnion({ webhooks }: Document): string {
  const names = Object.values(webhooks!).map(
    ({ post }) => post.requestBody!.content['application/json']!.schema.$ref!.split('/').at(-1)!,
  )
  return [
    '/**',
    ' * Something that happened. Its `type` says what `data.object` is. More types may be added: have a default case.',
    ' */',
    `export type Event =\n${names.map((name) => `  | ${name}`).join('\n')}`,
  ].join('\n')
}

export function operationsOf(document: Document): Operation[] {
  return Object.values(document.paths).flatMap((methods) => Object.values(methods))
}

export function queryOf(operation: Operation): Parameter[] {
  return operation.parameters.filter((one): one is Parameter => 'in' in one && one.in === 'query')
}

export function isList(schema: JsonSchema): boolean {
  return schema.properties?.object?.const === 'list'
}

function querySchema(operation: Operation): JsonSchema {
  const query = queryOf(operation)
  return {
    description: `What \`${operation.operationId}\` can be asked for.`,
    properties: Object.fromEntries(query.map(({ name, schema, description }) => [name, { ...schema, description }])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}

function declaration(name: string, schema: JsonSchema): string {
  const words = schema.description ? [schema.description] : []
  return [...comment(words), `export interface ${name} {`, fields(schema), '}'].join('\n')
}
