import { apiErrorCodes, typeOf } from '../../errors.ts'

/** What holds for every operation: the first page of the reference. */
export function introduction(): string {
  return `The API of Parley, a self-hosted service through which a business talks with its customers.

## Requests
Send your API key with every request: \`Authorization: Bearer svc_live_…\`. Keys that begin with \`svc_test_\` see test data only.
A key stays on your servers: never put one into a page or an app.

Bodies are JSON in UTF-8, at most 1 MiB. Nothing is coerced and nothing is ignored: an unknown field or parameter is an error.
\`PATCH\` takes a JSON merge patch: what is left out stays, null empties.

## Answers
Every answer carries \`Service-Request-Id\` and \`Service-Api-Version\`. Every object names its kind in \`object\`. Ids are opaque: pass
them back as they are. Times are UTC, such as \`2026-11-20T09:30:00.000Z\`. Empty fields are null, never left out. \`HEAD\` works
wherever \`GET\` does.

## Lists
Lists are newest first unless they say otherwise, 25 objects a page, at most 100. For the next page pass \`next_cursor\` as \`cursor\`
with the same filters. Objects that come or go while you read never make another appear twice or be missed.

## Doing things once
Send an \`Idempotency-Key\` with \`POST\`, \`PATCH\` and \`DELETE\` and repeat the request as often as you need to: the work is done once,
and each repeat is answered as the first was, marked \`Idempotent-Replayed: true\`.

## How often
Answers say in \`RateLimit-Policy\` and \`RateLimit\` how many requests are allowed and left. What asks a CRM or a language model
counts towards a second, narrower policy as well, \`outside\`. One too many is answered 429 with \`Retry-After\`, and nothing is done.
Summaries and qualifications of leads count there only where a language model is asked; where that would be one too many, they are
made without it.

## Changing what others may change too
Single objects carry an \`ETag\`. Send it back as \`If-Match\`, and a change made by somebody else in between is answered 412.

## Errors
Every error has the same four fields. Programs look at \`code\`:

| Status | \`type\` | \`code\` |
|---|---|---|
${errorTable()}

Repeat a request after 408, 429, 5xx and 409 \`idempotency_key_in_use\`; wait as long as \`Retry-After\` says.

## Versions
The version is part of the address. Within \`v1\` there may be new operations, optional fields, kinds of event, error codes and words in
enumerations of answers: a client should take what it does not know calmly. Contacts, list envelopes, summaries and errors keep
exactly the fields they have.

Marked \`x-origin: specification\` is what the interface specification names; \`x-origin: extension\` is ours.
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
