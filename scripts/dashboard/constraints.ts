import type { Document, JsonSchema } from '../../server/src/http/openapi/document.ts'

/** The limits that users can exceed. */
const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'maxProperties', 'format'] as const

type Constraint = Record<string, unknown>

/** The limits of all body parameters, by the names that errors use, such as `mapping[].to`. */
export function constraints(...documents: Document[]): string {
  const operations = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const body = requestBody?.content['application/json']?.schema
        const parameters = body ? Object.fromEntries(within(document, body, '')) : {}
        return [`${method.toUpperCase()} ${path}`, parameters] as const
      }),
    ),
  )
  const limited = operations.filter(([, parameters]) => Object.keys(parameters).length > 0)
  if (new Set(limited.map(([name]) => name)).size < limited.length) throw new Error('Two documents share an operation.')
  return `// Made by scripts/generate.ts from the OpenAPI documents: change the schemas instead.

export interface Constraint {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  maxProperties?: number
  format?: string
}

/** By operation, and by parameter of its body. */
export const constraints: Record<string, Record<string, Constraint>> = ${JSON.stringify(Object.fromEntries(limited), null, 2)}
`
}

function within(document: Document, given: JsonSchema, name: string): [string, Constraint][] {
  const schema = resolved(document, given)
  const own = Object.fromEntries(keywords.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])))
  const here: [string, Constraint][] = name !== '' && Object.keys(own).length > 0 ? [[name, own]] : []
  const inner = Object.entries(schema.properties ?? {}).flatMap(([property, one]) =>
    within(document, one, name === '' ? property : `${name}.${property}`),
  )
  return [...here, ...inner, ...(schema.items ? within(document, schema.items, `${name}[]`) : [])]
}

/** Resolves references, and leaves out `null` as an alternative. */
function resolved(document: Document, schema: JsonSchema): JsonSchema {
  if (schema.$ref) return resolved(document, document.components.schemas[schema.$ref.split('/').at(-1)!]!)
  const others = schema.anyOf?.filter(({ type }) => type !== 'null')
  return others?.length === 1 ? resolved(document, others[0]!) : schema
}
