import { prepareTemplate } from './database.ts'
import { startTestService, type TestService } from './service.ts'
import { startTemporaryServer } from './temporary-server.ts'

/** Runs an evaluation on an empty, temporary service, with the language model that the environment sets. */
export async function withEvaluationService(evaluate: (service: TestService) => Promise<void>): Promise<void> {
  const postgres = await startTemporaryServer('evaluate')
  try {
    await prepareTemplate(postgres.url)
    process.env.TEST_SERVER_URL = postgres.url
    const chosen = Object.entries(process.env).filter(([name]) => name.startsWith('ASSISTANT_'))
    await using service = await startTestService(Object.fromEntries(chosen) as Record<string, string>)
    await evaluate(service)
  } finally {
    await postgres.remove()
  }
}
