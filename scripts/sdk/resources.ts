import type { Document, Operation, Parameter } from '../../server/src/http/openapi/document.ts'
import { exampleOf } from '../../server/src/http/openapi/examples.ts'
import { className, lowerFirst, methodName, queryName, resourceName } from './names.ts'
import { regularVerbs } from './regular-verbs.ts'
import { comment, indent } from './schema-to-type.ts'
import { answerOf, bodyType, type Call, parametersOf, placesOf, refName, resultOf } from './signature.ts'
import { queryOf } from './types.ts'

export interface Surface {
  /** The document it is generated from. */
  name: string
  /** The class with all areas. */
  holder: string
  about: string
  /** The name of its variable in examples. */
  client: string
  /** Whether each area has `create`, `list`, `get`, `update` and `delete`, whatever its operations are called. */
  regular?: boolean
  /** Where to import from. */
  modules: { api: string; list: string; types: string }
}

const sdk: Surface = {
  name: 'openapi.json',
  holder: 'Resources',
  about: 'Everything the API can do, by area.',
  client: 'parley',
  regular: true,
  modules: { api: '../api.ts', list: '../pages.ts', types: './types.ts' },
}

/** A class for each tag with a method for each operation, and one that holds them all. */
export function sdkResources(document: Document, surface = sdk): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Bytes are sent by hand-written methods.
      .filter(([, { requestBody }]) => !requestBody || 'application/json' in requestBody.content)
      .map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags[0] === name),
  }))
  const used = new Set<string>()
  const classes = tags.map(({ name, description, calls: of }) => {
    const names = of.map(({ operation }) => methodName(operation))
    if (new Set(names).size < names.length) throw new Error(`Two methods of ${name} have one name: ${names}`)
    const regular = surface.regular ? regularVerbs(of) : []
    const methods = [
      ...of.map((call) => method(document, call, surface, used)),
      ...regular.map(({ verb, call }) => alias(document, verb, call)),
    ].map(indent)
    const words = comment(description ? [description] : [])
    return [...words, `export class ${resourceClass(name)} {`, head, '', methods.join('\n\n'), '}'].join('\n')
  })
  return `${[
    `// Made by scripts/generate.ts from ${surface.name}: change the routes instead.`,
    imports(surface, classes.join(), used),
    all(
      surface,
      tags.map(({ name }) => name),
    ),
    ...classes,
  ].join('\n\n')}\n`
}

/** Not just the tag, because an area can have the name of one of its objects. */
function resourceClass(tag: string): string {
  return `${className(tag)}Resource`
}

const head = `  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }`

function imports({ modules }: Surface, classes: string, used: Set<string>): string {
  const options = ['ConditionalOptions', 'RequestOptions', 'StreamOptions', 'WriteOptions']
  const given = options.filter((name) => classes.includes(`: ${name} `) || classes.includes(`& ${name} `))
  return `import type { ${['Api', ...given].join(', ')} } from '${modules.api}'
import type { List } from '${modules.list}'
import type {
${[...used]
  .sort()
  .map((name) => `  ${name},\n`)
  .join('')}} from '${modules.types}'`
}

function all({ about, holder }: Surface, tags: string[]): string {
  return `/** ${about} */
export class ${holder} {
${tags.map((tag) => `  readonly ${resourceName(tag)}: ${resourceClass(tag)}\n`).join('')}
  constructor(api: Api) {
${tags.map((tag) => `    this.${resourceName(tag)} = new ${resourceClass(tag)}(api)\n`).join('')}  }
}`
}

function method(document: Document, call: Call, surface: Surface, used: Set<string>): string {
  const { method, path, operation } = call
  const name = methodName(operation)
  const query = queryOf(operation)
  const body_type = bodyType(operation)
  const { answer, item, is_stream, is_file } = answerOf(document, operation)
  for (const type of [
    body_type,
    is_file ? undefined : (item ?? answer),
    query.length > 0 ? queryName(operation) : undefined,
  ])
    if (type) used.add(type)

  const said = comment(words(document, call, surface, item ?? answer))
  if (is_file)
    return [
      ...said,
      `${name}(query: ${queryName(operation)} = {}): string {`,
      `  return this.#api.address('${path}', query)`,
      '}',
    ].join('\n')
  if (is_stream)
    return [
      ...said,
      `${name}(query: ${queryName(operation)} & StreamOptions = {}): AsyncIterable<${answer}> {`,
      `  return this.#api.stream<${answer}>('${path}', query)`,
      '}',
    ].join('\n')

  const parts = [
    ...(placesOf(path).length > 0 ? [`places: { ${placesOf(path).join(', ')} }`] : []),
    ...(body_type ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    'options',
  ]
  const verb = item ? `list<${item}>` : `send<${answer}>`
  return [
    ...said,
    `${name}(${parametersOf(call).join(', ')}): ${resultOf(document, operation)} {`,
    `  return this.#api.${verb}('${method}', '${path}', { ${parts.join(', ')} })`,
    '}',
  ].join('\n')
}

/** A regular verb for a method with another name. */
function alias(document: Document, verb: string, call: Call): string {
  const name = methodName(call.operation)
  const parameters = parametersOf(call)
  const given = parameters.map((one) => one.split(':', 1)[0]!)
  return [
    `/** The same as \`${name}\`. */`,
    `${verb}(${parameters.join(', ')}): ${resultOf(document, call.operation)} {`,
    `  return this.${name}(${given.join(', ')})`,
    '}',
  ].join('\n')
}

function words(document: Document, call: Call, surface: Surface, answer: string): string[] {
  const { summary, description } = call.operation
  const errors = errorsOf(document, call.operation)
  return [
    `${summary}. ${description.replaceAll('\n\n', ' ')}`,
    ...(errors.length > 0 ? ['', `Errors of its own: ${errors.join(', ')}.`] : []),
    '',
    '@example',
    ...example(document, call, surface, answer).split('\n'),
  ]
}

/** The codes that a caller may have to distinguish: those about the objects in the request. */
function errorsOf(document: Document, { responses }: Operation): string[] {
  return Object.entries(responses)
    .filter(([status]) => ['404', '409', '410', '412', '422', '502', '504'].includes(status))
    .flatMap(([, response]) => {
      const found = '$ref' in response ? document.components.responses[refName(response.$ref)]! : response
      return Object.keys(found.content!['application/json']!.examples!)
    })
    .filter((code) => !code.startsWith('idempotency_key_'))
    .map((code) => `\`${code}\``)
}

function example(document: Document, { operation }: Call, { client }: Surface, answer: string): string {
  const named = operation.parameters.filter((one): one is Parameter => 'in' in one && one.in === 'path')
  const ids = named.map(({ schema }) => code(exampleOf(schema)))
  const body = operation.requestBody && refName(operation.requestBody.content['application/json']!.schema.$ref)
  const given = body ? [code(document.components.examples[body]!.value)] : []
  const run = `${client}.${resourceName(operation.tags[0]!)}.${methodName(operation)}(${[...ids, ...given].join(', ')})`
  const result = lowerFirst(answer)
  const { item, is_stream, is_file } = answerOf(document, operation)
  if (is_file) return `location.assign(${run})`
  return item || is_stream
    ? `for await (const ${result} of ${run}) console.log(${result})`
    : `const ${result} = await ${run}`
}

/** A value as a developer would write it. */
function code(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(([name, inner]) => `${name}: ${code(inner)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
