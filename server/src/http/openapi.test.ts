import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { dashboardRoutes, routes } from '../app.ts'
import { errorCodes } from '../errors.ts'
import { eventTypes } from '../events/catalog.ts'
import { eventPayloads } from '../webhooks/payloads.ts'
import type { JsonSchema, Operation, Response } from './openapi/document.ts'
import { dashboardDocument, openApiDocument } from './openapi.ts'

const documents = {
  'the OpenAPI document': {
    routes,
    document: openApiDocument(routes, eventPayloads),
    again: openApiDocument(routes, eventPayloads),
  },
  'the OpenAPI document of the dashboard': {
    routes: dashboardRoutes,
    document: dashboardDocument(dashboardRoutes),
    again: dashboardDocument(dashboardRoutes),
  },
}

for (const [title, { routes, document, again }] of Object.entries(documents))
  describe(title, () => {
    const operations: { path: string; method: string; operation: Operation }[] = Object.entries(document.paths).flatMap(
      ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    const at = (ref: string) => partOf(document, ref)

    it('has every route once, and nothing else', () => {
      assert.deepEqual(
        operations.map(({ method, path, operation }) => `${operation.operationId} ${method} ${path}`).sort(),
        routes
          .map(
            ({ operation, method, path }) =>
              `${operation} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, (_, name) => `{${name}}`)}`,
          )
          .sort(),
      )
      assert.equal(new Set(routes.map(({ operation }) => operation)).size, routes.length)
    })

    it('is the same each time it is made', () => {
      assert.equal(JSON.stringify(again), JSON.stringify(document))
    })

    it('refers to nothing that is not there, and holds nothing that nobody refers to', () => {
      const refs = new Set(everyValue(document, '$ref') as string[])
      for (const ref of refs) assert.ok(at(ref), ref)
      const { securitySchemes: _, ...components } = document.components
      const held = Object.entries(components).flatMap(([kind, of]) =>
        Object.keys(of).map((name) => `#/components/${kind}/${name}`),
      )
      assert.deepEqual(
        held.filter((ref) => !refs.has(ref)),
        [],
      )
    })

    it('shows nothing private', () => {
      const keywords = new Set(everyKey(document.components.schemas))
      assert.ok(!keywords.has('hint'))
      assert.deepEqual(
        [...keywords].filter((name) => name.startsWith('~')),
        [],
      )
    })

    it('has examples that its own schemas accept', () => {
      const ajv = new Ajv2020({ strict: false })
      ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)))
      ajv.addSchema(document as object, 'openapi.json')
      for (const { schema, examples } of mediaOf(document)) {
        const validate = ajv.compile({ $ref: `openapi.json${schema.$ref}` })
        for (const [name, { $ref }] of Object.entries(examples)) {
          const { value } = at($ref) as { value: unknown }
          assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`)
        }
      }
      for (const { examples, ...schema } of schemasWithExamples(document)) {
        const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')))
        for (const example of examples!)
          assert.ok(validate(example), `${JSON.stringify(example)}: ${ajv.errorsText(validate.errors)}`)
      }
    })

    it('shows each error with its own status, type and a message', () => {
      for (const { operation } of operations)
        for (const [status, response] of Object.entries(operation.responses)) {
          const { content } = ('$ref' in response ? at(response.$ref) : response) as typeof response & {
            content?: object
          }
          if (Number(status) < 400 || !content) continue
          for (const [code, { $ref }] of Object.entries(mediaOf(content)[0]!.examples)) {
            const { error } = (at($ref) as { value: { error: { code: keyof typeof errorCodes; message?: string } } })
              .value
            assert.equal(error.code, code)
            assert.ok(error.message, `http/openapi/errors.ts lacks a message for ${code}`)
            if (status !== 'default') assert.equal(errorCodes[error.code], Number(status))
          }
        }
    })

    it('says that something may be missing wherever a field is required, at any depth', () => {
      for (const { path, method, operation } of operations) {
        const body = operation.requestBody?.content['application/json']?.schema
        if (body === undefined || !requires(body, document)) continue
        const answer = operation.responses['400'] as Response
        assert.ok(answer.content!['application/json']!.examples!.parameter_missing, `${method} ${path}`)
      }
    })

    it('describes every group of operations and every response', () => {
      for (const { name, description } of document.tags) assert.ok(description, `http/openapi/tags.ts lacks ${name}`)
      for (const { operation } of operations)
        assert.match(operation.description, /Requires (the scope `[a-z_]+:(read|write)`|the role `[a-z]+`|no session)/)
      for (const description of everyValue(document.paths, 'description')) assert.ok(description)
    })

    it('says what is the specification’s and what is ours', () => {
      const by_origin = Object.groupBy(operations, ({ operation }) => operation['x-origin'])
      if (by_origin.specification)
        assert.deepEqual(
          by_origin.specification.map(({ operation }) => operation.operationId).sort(),
          [...specified].sort(),
        )
      for (const [name, schema] of Object.entries(document.components.schemas))
        assert.match(String(schema['x-origin']), /^(specification|extension)$/, name)
      assert.deepEqual(
        Object.entries(document.components.schemas)
          .filter(([name, schema]) => schema['x-origin'] === 'specification' && !name.endsWith('List'))
          .filter(([, schema]) => schema.additionalProperties !== false),
        [],
        'What the specification lists keeps exactly its fields',
      )
    })
  })

/** Sections 4.1 and 4.2 of the interface specification. */
const specified = [
  ...['listContacts', 'getContact', 'createContact', 'updateContact', 'deleteContact'],
  ...['listConversations', 'getConversation', 'changeConversationStatus', 'handOverConversation'],
  ...['summarizeConversation', 'listMessages', 'sendMessage', 'qualifyLead', 'syncLead'],
  ...['registerWebhookEndpoint', 'listWebhookEndpoints', 'disableWebhookEndpoint'],
]

describe('the webhooks of the OpenAPI document', () => {
  const { webhooks, components } = documents['the OpenAPI document'].document

  it('are every type of event, each with a schema of its own that names its type and its object', () => {
    assert.deepEqual(Object.keys(webhooks!), Object.keys(eventTypes))
    for (const [type, { post }] of Object.entries(webhooks!)) {
      const { $ref } = post.requestBody!.content['application/json']!.schema
      const { properties, required } = components.schemas[$ref!.split('/').at(-1)!]!
      assert.equal(properties!.type!.const, type)
      assert.ok(required!.includes('type') && required!.includes('data'))
      const [object, none] = properties!.data!.properties!.object!.anyOf!
      assert.ok(components.schemas[object!.$ref!.split('/').at(-1)!], type)
      assert.deepEqual(none, { type: 'null' })
      assert.ok(post.description)
    }
  })
})

interface Media {
  schema: { $ref: string }
  examples: Record<string, { $ref: string }>
}

function mediaOf(value: unknown): Media[] {
  return everyObject(value).filter((one) => 'schema' in one && 'examples' in one) as unknown as Media[]
}

function schemasWithExamples(value: unknown): JsonSchema[] {
  return everyObject(value).filter((one) => Array.isArray(one.examples))
}

function everyObject(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(everyObject)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

function everyValue(value: unknown, key: string): unknown[] {
  return everyObject(value)
    .map((one) => one[key])
    .filter((one) => one !== undefined)
}

function everyKey(value: unknown): string[] {
  return everyObject(value).flatMap(Object.keys)
}

function partOf(document: unknown, ref: string): unknown {
  const parts = ref.split('/').slice(1)
  return parts.reduce((place: unknown, part) => (place as Record<string, unknown> | undefined)?.[part], document)
}

/** Whether anything in it, however deep, must be there. */
function requires(schema: unknown, document: object, above: unknown[] = []): boolean {
  if (typeof schema !== 'object' || schema === null || above.includes(schema)) return false
  const { $ref, required, example: _, examples: __, default: ___, ...parts } = schema as JsonSchema
  if ($ref !== undefined) return requires(partOf(document, $ref), document, [...above, schema])
  if (Array.isArray(required) && required.length > 0) return true
  return Object.values(parts).some((part) => requires(part, document, [...above, schema]))
}
