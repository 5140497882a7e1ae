import type { Operation } from '../../server/src/http/openapi/document.ts'

/**
 * The SDK's names, derived only from the tag and the operationId: the tag in camel case is the resource, and the operationId without
 * the tag's word is the method. With the tag `Conversations`, `changeConversationStatus` is `conversations.changeStatus`, and
 * `listSummaryRecords` is `conversations.listSummaryRecords`.
 */
export function resourceName(tag: string): string {
  return lowerFirst(className(tag))
}

/** `Webhook endpoints` → `WebhookEndpoints` */
export function className(tag: string): string {
  return tag
    .split(/\W+/)
    .map((word) => upperFirst(/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .join('')
}

export function methodName({ operationId, tags }: Operation): string {
  const plural = className(tags[0]!)
  const singular = plural.replace(/ies$/, 'y').replace(/s$/, '')
  const word = new RegExp(`(${plural}|${singular})(?=[A-Z]|$)`)
  return lowerFirst(operationId.replace(word, '')) || operationId
}

/** The type name of an operation's query. */
export function queryName({ operationId }: Operation): string {
  return `${upperFirst(operationId)}Query`
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
