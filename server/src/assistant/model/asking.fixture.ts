import { readConfig } from '../../config.ts'
import { cursors } from '../../db/cursor.ts'
import { sql } from '../../db/sql.ts'
import { Type } from '../../schema.ts'
import type { Scope } from '../../scope.ts'
import { systemScope } from '../../scope.ts'
import { deploymentSecret, openVault } from '../../secrets.ts'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import type { Question } from './ask.ts'

export interface Colour {
  colour: string
  shade?: string
}

/** A question that a test asks; what it is about is up to the test. */
export function question(changes: Partial<Question<Colour>> = {}): Question<Colour> {
  return {
    purpose: 'summary',
    conversation_id: null,
    instructions: 'Name the colour that the material is about.',
    material: { messages: ['The sky over the harbour.'] },
    schema: Type.Object({ colour: Type.String({ minLength: 2, maxLength: 60 }), shade: Type.Optional(Type.String()) }),
    most_output_tokens: 200,
    time_limit_ms: 5000,
    ...changes,
  }
}

export interface Asking extends AsyncDisposable {
  service: TestService
  model: ModelServer
  api: Client
  scope: Scope
}

/** A service whose test environment has a model of its own, on this machine but treated as any other. */
export async function startAsking(settings: Record<string, unknown> = {}): Promise<Asking> {
  const env = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' }
  const service = await startTestService(env)
  const model = await startModelServer()
  model.always({ say: { colour: 'blue' } })
  const api = await service.client({ mode: 'test' })
  const { status, body } = await api.patch('/assistant', {
    provider: 'openai_compatible',
    base_url: model.url,
    model: 'local-model',
    redaction: 'always',
    ...settings,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return {
    service,
    model,
    api,
    scope: await scopeOf(service, env),
    async [Symbol.asyncDispose]() {
      await service.stop()
      await model.stop()
    },
  }
}

/** What the service itself works in, in its first test environment. */
export async function scopeOf(service: TestService, env: Record<string, string> = {}, mode = 'test'): Promise<Scope> {
  const [place] = await service.database.run<{ environment_id: number; account_id: string }>(
    sql`select id as environment_id, account_id from environments where mode = ${mode} order by id limit 1`,
  )
  const secret = deploymentSecret({ secret_key: '', data_dir: service.data_dir })
  return systemScope(
    {
      database: service.database,
      cursors: cursors(secret),
      vault: openVault(secret),
      settings: readConfig(env),
      committed: () => {},
      announce: () => {},
    },
    { ...place!, mode: mode as 'live' | 'test' },
  )
}
