import type { Described } from '../route.ts'
import { bytes_type, form_type } from '../upload.ts'
import type { Components } from './components.ts'
import type { JsonSchema, Operation } from './document.ts'
import { parametersOf } from './parameters.ts'
import { responsesOf } from './responses.ts'
import type { Surface } from './surface.ts'

export function operationOf<R extends Described>(
  route: R,
  surface: Surface<R>,
  components: Components,
  has_versions: boolean,
): Operation {
  return {
    operationId: route.operation,
    summary: route.summary,
    description: [route.description, surface.needs(route)].filter(Boolean).join('\n\n'),
    tags: [route.tag],
    'x-origin': route.origin,
    // OpenAPI 3.1 allows naming required roles for schemes other than OAuth.
    security: surface.security(route),
    parameters: parametersOf(route, components, has_versions),
    ...((route.body || route.takes === 'part') && { requestBody: requestBody(route, components) }),
    responses: responsesOf(route, surface, components, has_versions),
  }
}

const bytes: JsonSchema = { type: 'string', format: 'binary' }
const form: JsonSchema = { type: 'object', properties: { file: bytes }, required: ['file'] }

function requestBody(
  route: Described,
  { shown: publicSchema, example }: Components,
): NonNullable<Operation['requestBody']> {
  if (route.takes === 'part') return { required: true, content: { [bytes_type]: { schema: bytes } } }
  const body = route.body as unknown as JsonSchema
  const media = { schema: publicSchema(body), examples: example(body) }
  return {
    required: (body.required ?? []).length > 0,
    content: {
      'application/json': media,
      ...(route.takes === 'file' && { [form_type]: { schema: form } }),
      ...(route.method === 'PATCH' && { 'application/merge-patch+json': media }),
    },
  }
}

/** `/contacts/:contact_id` as OpenAPI writes it. */
export function documentPath(route: Described): string {
  return route.path.replace(/:(\w+)/g, '{$1}')
}
