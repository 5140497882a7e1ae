import { readFileSync, writeFileSync } from 'node:fs'
import { dashboardRoutes, routes, widgetRoutes } from '../server/src/app.ts'
import { dashboardDocument, openApiDocument, widgetDocument } from '../server/src/http/openapi.ts'
import { eventPayloads } from '../server/src/webhooks/payloads.ts'
import { constraints } from './dashboard/constraints.ts'
import { eventSamples } from './dashboard/event-samples.ts'
import { compiled, readLanguages, sections } from './language/compile.ts'
import { sdkResources } from './sdk/resources.ts'
import { sdkTypes } from './sdk/types.ts'

// Usage: npm run generate     writes every file that is generated from the source

interface Generated {
  /** Relative to the root of the repository. */
  path: string
  content(): string
}

const document = openApiDocument(routes, eventPayloads)
const administration = dashboardDocument(dashboardRoutes)
const widget = widgetDocument(widgetRoutes)
const languages = readLanguages()

/** For users of the dashboard only, so not part of the SDK. */
const administration_surface = {
  name: 'openapi.dashboard.json',
  holder: 'Administration',
  about: 'Everything that only people can do, in the dashboard, by area.',
  client: 'administration',
  modules: { api: '../transport.ts', list: '@parley/sdk', types: './administration.ts' },
}

export const files: readonly Generated[] = [
  { path: 'openapi.json', content: () => `${JSON.stringify(document, null, 2)}\n` },
  { path: 'openapi.dashboard.json', content: () => `${JSON.stringify(administration, null, 2)}\n` },
  { path: 'openapi.widget.json', content: () => `${JSON.stringify(widget, null, 2)}\n` },
  { path: 'sdk/src/generated/types.ts', content: () => sdkTypes(document) },
  { path: 'sdk/src/generated/visitor-types.ts', content: () => sdkTypes(widget, 'openapi.widget.json') },
  { path: 'sdk/src/generated/version.ts', content: sdkVersion },
  { path: 'sdk/src/generated/resources.ts', content: () => sdkResources(document) },
  {
    path: 'dashboard/src/api/generated/administration.ts',
    content: () => sdkTypes(administration, 'openapi.dashboard.json'),
  },
  {
    path: 'dashboard/src/api/generated/administration-resources.ts',
    content: () => sdkResources(administration, administration_surface),
  },
  { path: 'dashboard/src/api/generated/constraints.ts', content: () => constraints(document, administration) },
  { path: 'dashboard/src/api/generated/event-samples.ts', content: () => eventSamples(document) },
  ...sections.map((section) => ({
    path: `server/src/language/generated/${section}.json`,
    content: () => compiled(languages, section),
  })),
]

function sdkVersion(): string {
  const { version } = JSON.parse(readFileSync(at('sdk/package.json'), 'utf8')) as { version: string }
  return `// Made by scripts/generate.ts from sdk/package.json.\n\nexport const user_agent = 'parley-sdk/${version}'\n`
}

/** Generated files that don't match the source any more. */
export function staleFiles(): string[] {
  return files.filter(({ path, content }) => current(path) !== content()).map(({ path }) => path)
}

function current(path: string): string | undefined {
  try {
    return readFileSync(at(path), 'utf8')
  } catch {
    return undefined
  }
}

function at(path: string): URL {
  return new URL(`../${path}`, import.meta.url)
}

if (import.meta.main) {
  const stale = staleFiles()
  for (const { path, content } of files) if (stale.includes(path)) writeFileSync(at(path), content())
  console.log(stale.length === 0 ? 'Everything is fresh.' : `Wrote ${stale.join(', ')}.`)
}
