import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isCheck, type Judge, verdictsOf } from './checks.ts'
import { drip, pour } from './endless.ts'
import { type Reasoning, reasoned } from './reasoning.ts'

/** A request as received. */
export interface ModelRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  /** The bytes, as text. */
  body: string
  json: ModelRequestJson
  at: number
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into requests of both protocols.
export type ModelRequestJson = any

/** What the server does with one request. */
export type Script =
  /** The model's output: an object as JSON, a text verbatim. */
  | { say: unknown; end?: string; usage?: unknown; thinks?: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The model refuses, in the form that the protocol has for it. */
  | { refuse: string }
  /** The model reasons before its output. If it `needs` more tokens than it may use, there is no output. */
  | Reasoning
  /** Endless bytes: as fast as possible, or one every 20 ms. */
  | { endless: 'stream' | 'drip' }
  /** This many bytes. */
  | { bytes: number }
  | { drop: true }
  | { wait_ms: number; script: Script }
  | { wait_for: Promise<unknown>; script: Script }
  /** The whole response to a request for embeddings. `embed` only sets how texts become vectors. */
  | { embeddings: unknown }

export interface ModelServer extends AsyncDisposable {
  /** The `base_url` to configure. */
  url: string
  requests: ModelRequest[]
  /** Of a server that `judges`: its requests for a check, which are among no others. */
  checks: ModelRequest[]
  /** For the next requests, one each. After that, `always` applies. */
  next(...scripts: (Script | ((request: ModelRequest) => Script))[]): void
  /** How texts become vectors if no script applies. */
  embed(how: ((text: string) => number[]) | null): void
  /** Of a server that `judges`: what it thinks of each statement, or what it does instead. By default, it confirms each. */
  judge(how: Judge | Script): void
  /** For all other requests. */
  always(script: Script | ((request: ModelRequest) => Script)): void
  stop(): Promise<void>
}

/**
 * A fake language model on the loopback interface, over real HTTP: OpenAI's chat completions and Anthropic's messages. If it
 * `judges`, requests to check what was said are answered apart from the scripts.
 */
export async function startModelServer({ judges = false } = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const checks: ModelRequest[] = []
  let judging: Judge | Script = () => 'yes'
  const scripts: (Script | ((request: ModelRequest) => Script))[] = []
  let usual: Script | ((request: ModelRequest) => Script) = { say: {} }
  let embedding: ((text: string) => number[]) | null = null

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      json: JSON.parse(body),
      at: performance.now(),
    }
    if (judges && isCheck(one)) {
      checks.push(one)
      return perform(typeof judging === 'function' ? verdictsOf(one, judging) : judging, one, response)
    }
    requests.push(one)
    const script = scripts.shift() ?? (embedding && one.path.endsWith('/embeddings') ? listed(one, embedding) : usual)
    await perform(typeof script === 'function' ? script(one) : script, one, response)
  }

  const server = createServer((request, response) => {
    response.on('error', () => {})
    respond(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function stop(): Promise<void> {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    checks,
    judge: (how) => {
      judging = how
    },
    next: (...more) => void scripts.push(...more),
    embed: (embed) => {
      embedding = embed
    },
    always: (script) => {
      usual = script
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

async function perform(script: Script, request: ModelRequest, response: ServerResponse): Promise<void> {
  if ('wait_ms' in script) {
    // Unreferenced, because the caller may be long gone. Then this must not keep the process alive.
    await pause(script.wait_ms, undefined, { ref: false })
    return perform(script.script, request, response)
  }
  if ('wait_for' in script) {
    await script.wait_for
    return perform(script.script, request, response)
  }
  if ('drop' in script) return void response.socket?.destroy()
  if ('bytes' in script) return pour(response, script.bytes)
  if ('endless' in script)
    return script.endless === 'stream' ? pour(response, Number.POSITIVE_INFINITY) : drip(response)
  if ('status' in script)
    return send(response, script.status, script.body ?? failure(request, script.status), script.headers)
  if ('embeddings' in script) return send(response, 200, script.embeddings)
  if ('reasons' in script) return send(response, 200, reasoned(script, request))
  const answer = request.path.endsWith('/messages') ? message(script, request) : completion(script, request)
  send(response, 200, answer)
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

function failure({ path }: ModelRequest, status: number): object {
  const error = { type: 'error', message: `Made to fail with ${status}.` }
  return path.endsWith('/messages') ? { type: 'error', error } : { error: { ...error, code: null, param: null } }
}

type Saying = Exclude<Extract<Script, { say: unknown } | { refuse: string }>, { reasons: string }>

/** https://platform.openai.com/docs/api-reference/chat/object */
function completion(script: Saying, { json, body }: ModelRequest): object {
  const refusal = 'refuse' in script ? script.refuse : null
  const text = 'say' in script ? asText(script.say, script.thinks) : ''
  const tool = json.tools?.[0] && {
    id: 'call_1',
    type: 'function',
    function: { name: json.tools[0].function.name, arguments: text },
  }
  const end = 'say' in script ? script.end : undefined
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: json.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refusal !== null || tool ? null : text,
          refusal,
          ...(tool && refusal === null && { tool_calls: [tool] }),
        },
        finish_reason: end ?? (tool ? 'tool_calls' : 'stop'),
      },
    ],
    usage: usageOf(script, { prompt_tokens: tokens(body), completion_tokens: tokens(text) }),
  }
}

/** https://platform.claude.com/docs/en/api/messages */
function message(script: Saying, { json, body }: ModelRequest): object {
  const text = 'say' in script ? asText(script.say, script.thinks) : script.refuse
  const uses_tool = json.tools && 'say' in script
  const content = uses_tool
    ? { type: 'tool_use', id: 'toolu_1', name: json.tools[0].name, input: script.say }
    : { type: 'text', text }
  const usual_end = 'refuse' in script ? 'refusal' : uses_tool ? 'tool_use' : 'end_turn'
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: json.model,
    content: [content],
    stop_reason: ('say' in script ? script.end : undefined) ?? usual_end,
    stop_sequence: null,
    usage: usageOf(script, { input_tokens: tokens(body), output_tokens: tokens(text) }),
  }
}

/** https://platform.openai.com/docs/api-reference/embeddings/object */
function listed({ json, body }: ModelRequest, embed: (text: string) => number[]): Script {
  const data = json.input.map((text: string, index: number) => ({ object: 'embedding', index, embedding: embed(text) }))
  return {
    embeddings: {
      object: 'list',
      data,
      model: json.model,
      usage: { prompt_tokens: tokens(body), total_tokens: tokens(body) },
    },
  }
}

function asText(value: unknown, thinks?: string): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return thinks === undefined ? text : `<think>${thinks}</think>\n${text}`
}

function usageOf(script: Saying, usual: object): unknown {
  return 'say' in script && script.usage !== undefined ? script.usage : usual
}

/** About as many as a real model would count. */
function tokens(text: string): number {
  return Math.max(1, Math.ceil(Buffer.byteLength(text) / 4))
}
