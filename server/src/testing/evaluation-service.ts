import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import { prepareTemplate } from './database.ts'
import { startTestService, type TestService } from './service.ts'

/** Runs an evaluation on an empty, temporary service, with the language model that the environment sets. */
export async function withEvaluationService(evaluate: (service: TestService) => Promise<void>): Promise<void> {
  const data_dir = mkdtempSync(join(tmpdir(), 'parley-evaluate-'))
  // If this runs as root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(data_dir, 0o711)
  const postgres = await startEmbedded({ data_dir })
  try {
    await prepareTemplate(postgres.url)
    process.env.TEST_SERVER_URL = postgres.url
    const chosen = Object.entries(process.env).filter(([name]) => name.startsWith('ASSISTANT_'))
    await using service = await startTestService(Object.fromEntries(chosen) as Record<string, string>)
    await evaluate(service)
  } finally {
    await postgres.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}
