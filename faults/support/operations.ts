import type { Permission } from '../../server/src/accounts/permissions.ts'
import { routes } from '../../server/src/app.ts'
import type { Document, JsonSchema, Parameter, Ref } from '../../server/src/http/openapi/document.ts'
import { openApiDocument } from '../../server/src/http/openapi.ts'

/** An operation of openapi.json, with all references resolved. */
export interface Operation {
  name: string
  method: string
  /** Below /v1, such as `/contacts/{contact_id}`. */
  path: string
  /** Scopes. A key needs one of them. */
  permissions: Permission[]
  parameters: Parameter[]
  body?: JsonSchema
  body_types: string[]
}

export const openapi: Document = openApiDocument(routes, [])

export const operations: Operation[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const content = operation.requestBody?.content
    return {
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      permissions: operation.security.flatMap((scheme) => Object.values(scheme).flat()) as Permission[],
      parameters: operation.parameters.map((parameter) => followed(parameter) as Parameter),
      ...(content?.['application/json'] && { body: followed(content['application/json'].schema) as JsonSchema }),
      body_types: Object.keys(content ?? {}),
    }
  }),
)

export function fill(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`The fault tests know of no ${name} yet: add it to support/world.ts.`)
    return encodeURIComponent(id)
  })
}

function followed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(followed)
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as Partial<Ref>
  if ($ref !== undefined) return followed(at($ref))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, followed(part)]))
}

function at(reference: string): unknown {
  const names = reference.split('/').slice(1)
  return names.reduce((part, name) => (part as Record<string, unknown>)[name], openapi as unknown)
}
