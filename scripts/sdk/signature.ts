import type { Document, Operation, Response } from '../../server/src/http/openapi/document.ts'
import { queryName } from './names.ts'
import { isList, queryOf } from './types.ts'

export interface Call {
  method: string
  path: string
  operation: Operation
}

export function parametersOf(call: Call): string[] {
  const { path, operation } = call
  const query = queryOf(operation)
  const body_type = bodyType(operation)
  return [
    ...placesOf(path).map((place) => `${place}: string`),
    ...(body_type ? [`body: ${body_type}${operation.requestBody!.required ? '' : ' = {}'}`] : []),
    ...(query.length > 0 ? [`query: ${queryName(operation)}${query.some((one) => one.required) ? '' : ' = {}'}`] : []),
    `options: ${optionsOf(call)} = {}`,
  ]
}

export function placesOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, place]) => place!)
}

export function bodyType({ requestBody }: Operation): string | undefined {
  return requestBody && refName(requestBody.content['application/json']!.schema.$ref)
}

export function resultOf(document: Document, operation: Operation): string {
  const { answer, item } = answerOf(document, operation)
  return item ? `List<${item}>` : `Promise<${answer}>`
}

function optionsOf({ method, operation }: Call): string {
  if (operation.parameters.some((one) => '$ref' in one && one.$ref.endsWith('/IfMatch'))) return 'ConditionalOptions'
  return method === 'GET' ? 'RequestOptions' : 'WriteOptions'
}

interface Answer {
  answer: string
  /** The type of a list's items. */
  item?: string
  is_stream?: boolean
  /** The method returns the URL of the file, for the browser to save it. */
  is_file?: boolean
}

export function answerOf(document: Document, operation: Operation): Answer {
  const response = (operation.responses[200] ?? operation.responses[201]) as Response
  const stream = response.content!['text/event-stream']
  if (stream) return { answer: refName(stream['x-event-data']!.$ref), is_stream: true }
  if (response.content!['text/csv']) return { answer: 'string', is_file: true }
  const answer = refName(response.content!['application/json']!.schema.$ref)
  const schema = document.components.schemas[answer]!
  return isList(schema) ? { answer, item: refName(schema.properties!.data!.items!.$ref) } : { answer }
}

export function refName($ref: string | undefined): string {
  if (!$ref) throw new Error('Answers and bodies need a name: use named(…).')
  return $ref.split('/').at(-1)!
}
