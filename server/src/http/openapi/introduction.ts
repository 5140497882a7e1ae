import { apiErrorCodes, typeOf } from '../../errors.ts'

/** What applies to every operation: the first page of the reference. */
export function introduction(): string {
  return `The API of Parley, a self-hosted service for conversations between a business and its customers.

## Authentication
Send your API key with every request: \`Authorization: Bearer svc_live_…\`. Keys that begin with \`svc_test_\` only access test data.
Keep keys on your servers. Never put one in a web page or an app.

## Requests
Request bodies are JSON in UTF-8, at most 1 MiB. Values are never coerced, and an unknown field or parameter is an error. \`PATCH\`
takes a JSON merge patch: fields you leave out don't change, and null clears a field.

## Responses
Every response has the headers \`Service-Request-Id\` and \`Service-Api-Version\`. Every object has its type in \`object\`. Treat IDs as
opaque strings. Times are UTC, such as \`2026-11-20T09:30:00.000Z\`. Empty fields are null, never left out. \`HEAD\` works wherever
\`GET\` does.

## Scopes
A key reads only what its scopes allow, by any operation: a field that tells more is null for it, wherever the object appears, as
quotes of messages in leads are without \`messages:read\`. Whoever names where data goes (a CRM, a model server, a webhook endpoint) must
be allowed to read what goes there. Each operation and field says which scopes it needs.

## Pagination
Lists are newest first unless noted otherwise. A page has 25 objects by default, at most 100. To get the next page, pass
\`next_cursor\` as \`cursor\` with the same filters. Objects created or deleted while you read never cause another object to be
skipped or repeated.

## Idempotency
Send an \`Idempotency-Key\` with \`POST\`, \`PUT\`, \`PATCH\` and \`DELETE\` requests to retry them safely. The work is done once. Every repeat
gets the original response, with the header \`Idempotent-Replayed: true\`. The value belongs to whoever used it first: an API key with
the keys it is rolled to, or a person. Anyone else who sends it in the same mode gets 422 \`idempotency_key_reused\`, and nothing is done.

## Rate limits
The headers \`RateLimit-Policy\` and \`RateLimit\` tell you how many requests are allowed and left. Each process of a deployment counts for
itself, so the headers of two responses may differ. Requests that call a CRM or a language model also count toward a second, lower
limit, \`outside\`. A request over the limit is rejected with 429 and \`Retry-After\`, and nothing is done. Summarizing and qualifying
count toward \`outside\` only if they call a language model. Over that limit, they work without it.

## Concurrent changes
Single objects have an \`ETag\`. Send it back as \`If-Match\`: if the object has changed in the meantime, the request fails with 412.

## Errors
Every error has the same four fields. \`message\` names everything that is wrong with the request, and what you probably meant. The
header \`X-Error-Param\` has the name of the parameter, \`X-Error-Doc\` the path of the operation in this reference, and \`X-Error-Hint\`
tells if an ID is of another type than expected. Handle errors by \`code\`:

| Status | \`type\` | \`code\` |
|---|---|---|
${errorTable()}

You can retry after 408, 429, 5xx and 409 \`idempotency_key_in_use\`. Wait as long as \`Retry-After\` says.

## Versioning
The version is part of the URL. Within \`v1\`, new operations, optional fields, event types, error codes and enum values in responses
may be added: your client must ignore what it doesn't know. Contacts, list envelopes, summaries and errors keep exactly their fields.

\`x-origin: specification\` marks what the interface specification defines. \`x-origin: extension\` marks additions by Parley.
`
}

function errorTable(): string {
  const rows = Map.groupBy(Object.entries(apiErrorCodes), ([, status]) => status)
  return Array.from(rows)
    .sort(([a], [b]) => a - b)
    .map(
      ([status, codes]) => `| ${status} | \`${typeOf(status)}\` | ${codes.map(([code]) => `\`${code}\``).join(' ')} |`,
    )
    .join('\n')
}
