/** The parts of an OpenAPI 3.1 document that are used here. */
export interface Document {
  openapi: string
  info: Record<string, unknown>
  servers: unknown[]
  security: Record<string, string[]>[]
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  /** Webhooks, by event type. */
  webhooks?: Record<string, { post: Webhook }>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    examples: Record<string, Example>
    securitySchemes: Record<string, unknown>
  }
}

export interface Ref {
  $ref: string
}

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  [keyword: string]: unknown
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  'x-origin': string
  security: Record<string, string[]>[]
  parameters: (Parameter | Ref)[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Response | Ref>
}

export type Webhook = Omit<Operation, 'security' | 'responses'> & {
  responses: Record<string, { description: string }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  'x-origin'?: string
  schema: JsonSchema
}

export interface Header {
  description: string
  required: boolean
  'x-origin': string
  schema: JsonSchema
}

export interface Response {
  description: string
  headers: Record<string, Header | Ref>
  content?: Record<string, Media>
}

export interface Media {
  schema: JsonSchema
  /** By name. None for a stream. */
  examples?: Record<string, Example | Ref>
  /** The `data` of each event in a stream. */
  'x-event-data'?: JsonSchema
}

export interface Example {
  summary?: string
  value: unknown
}
