import { readFileSync } from 'node:fs'
import { type Components, components, mapped, sorted } from './openapi/components.ts'
import type { Document, Operation } from './openapi/document.ts'
import { headers } from './openapi/headers.ts'
import { introduction } from './openapi/introduction.ts'
import { documentPath, operationOf } from './openapi/operations.ts'
import { parameters } from './openapi/parameters.ts'
import { sharedResponses } from './openapi/responses.ts'
import { tags } from './openapi/tags.ts'
import type { Route } from './route.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The OpenAPI 3.1 document of the API, made from its routes and their schemas: nothing is written down twice. */
export function openApiDocument(routes: readonly Route[]): Document {
  const gathered = components()
  const paths = pathsOf(routes, gathered)
  const used = usedIn(paths)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley API',
      version,
      summary: 'Contacts, conversations, messages and what becomes of them.',
      description: introduction(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'This deployment.' }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      ...(tags[name] !== undefined && { description: tags[name] }),
    })),
    paths,
    // In this order: the answers name the last schemas and examples.
    components: {
      responses: sharedResponses(gathered, used),
      parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => used(name))),
      headers: sorted({ ...headers }),
      schemas: gathered.schemas(),
      examples: gathered.examples(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key: \`svc_live_…\` or \`svc_test_…\`. Each operation needs one scope; \`write\` implies \`read\`. The scopes: ${scopes(routes)}.`,
        },
      },
    },
  }
}

function pathsOf(routes: readonly Route[], gathered: Components): Document['paths'] {
  const have_versions = new Set(
    routes.filter(({ conditional, method }) => conditional && method !== 'DELETE').map(({ answer }) => answer),
  )
  const by_path = Object.groupBy(routes, documentPath) as Record<string, Route[]>
  return mapped(by_path, (those) =>
    Object.fromEntries(
      those.map((route): [string, Operation] => [
        route.method.toLowerCase(),
        operationOf(route, gathered, have_versions.has(route.answer)),
      ]),
    ),
  )
}

function usedIn(paths: unknown): (name: string) => boolean {
  const text = JSON.stringify(paths)
  return (name) => text.includes(`/${name}"`)
}

function scopes(routes: readonly Route[]): string {
  return [...new Set(routes.flatMap(({ permission }) => permission).map((permission) => `\`${permission}\``))]
    .sort()
    .join(', ')
}
