import { readFileSync } from 'node:fs'
import { type Components, components, mapped, sorted } from './openapi/components.ts'
import type { Document, Operation } from './openapi/document.ts'
import { headers } from './openapi/headers.ts'
import { documentPath, operationOf } from './openapi/operations.ts'
import { parameters } from './openapi/parameters.ts'
import { sharedResponses } from './openapi/responses.ts'
import { api, dashboard, type Surface, widget } from './openapi/surface.ts'
import { tags } from './openapi/tags.ts'
import { type WebhookEvent, webhooksOf } from './openapi/webhooks.ts'
import type { ApiRoute, DashboardRoute, Described, WidgetRoute } from './route.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The OpenAPI 3.1 document of the API, generated from its routes and schemas. */
export function openApiDocument(routes: readonly ApiRoute[], events: readonly WebhookEvent[]): Document {
  return documentOf(routes, api, events)
}

/** The same for operations of dashboard users. */
export function dashboardDocument(routes: readonly DashboardRoute[]): Document {
  return documentOf(routes, dashboard)
}

/** The same for operations of visitors. */
export function widgetDocument(routes: readonly WidgetRoute[]): Document {
  return documentOf(routes, widget)
}

function documentOf<R extends Described>(
  routes: readonly R[],
  surface: Surface<R>,
  events: readonly WebhookEvent[] = [],
): Document {
  const { title, summary, description, server } = surface
  const gathered = components(surface.codes)
  const paths = pathsOf(routes, surface, gathered)
  const webhooks = webhooksOf(events, gathered)
  const used = usedIn(paths)
  const responses = sharedResponses(surface, gathered, used)
  const sent = usedIn([paths, responses])
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      summary,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'This deployment.' }],
    security: Object.keys(surface.scheme(routes)).map((name) => ({ [name]: [] })),
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      ...(tags[name] !== undefined && { description: tags[name] }),
    })),
    paths,
    ...(events.length > 0 && { webhooks }),
    // In this order: the responses register the last schemas and examples.
    components: {
      responses,
      parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => used(name))),
      headers: sorted(Object.fromEntries(Object.entries(headers).filter(([name]) => sent(name)))),
      schemas: gathered.schemas(),
      examples: gathered.examples(),
      securitySchemes: surface.scheme(routes),
    },
  }
}

function pathsOf<R extends Described>(
  routes: readonly R[],
  surface: Surface<R>,
  gathered: Components,
): Document['paths'] {
  const have_versions = new Set(
    routes.filter(({ conditional, method }) => conditional && method !== 'DELETE').map(({ answer }) => answer),
  )
  const by_path = Object.groupBy(routes, documentPath) as Record<string, R[]>
  return mapped(by_path, (those) =>
    Object.fromEntries(
      those.map((route): [string, Operation] => [
        route.method.toLowerCase(),
        operationOf(route, surface, gathered, have_versions.has(route.answer)),
      ]),
    ),
  )
}

function usedIn(paths: unknown): (name: string) => boolean {
  const text = JSON.stringify(paths)
  return (name) => text.includes(`/${name}"`)
}
