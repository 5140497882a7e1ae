import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { sql } from '../server/src/db/sql.ts'
import { prepareTemplate } from '../server/src/testing/database.ts'
import { figuresOf, type Judged, judgeKnowledge, type KnowledgeCase } from '../server/src/testing/knowledge/evaluate.ts'
import { eventually, startTestService, type TestService } from '../server/src/testing/service.ts'

const help = `Usage: npm run evaluate:knowledge -- FILE [--wrong]

Puts the articles of FILE into an empty service, asks its questions, and says how many found their article.

  {"articles": [{"key": "returns", "title": "…", "body": "…", "language": "en"}],
   "questions": [{"text": "how do i send it back", "answers": ["returns"]}, {"text": "who won the cup", "answers": []}]}

With ASSISTANT_PROVIDER, ASSISTANT_BASE_URL, ASSISTANT_MODEL and ASSISTANT_EMBEDDING_MODEL in the environment, by meaning as well.

--wrong shows each question that went wrong: the first article was another, or something was answered off the topic.`

const [file, flag] = process.argv.slice(2)
if (file === undefined || file === '--help') console.log(help)
else await evaluate(JSON.parse(readFileSync(file, 'utf8')) as KnowledgeCase, flag === '--wrong')

async function evaluate(given: KnowledgeCase, show_wrong: boolean): Promise<void> {
  const data_dir = mkdtempSync(join(tmpdir(), 'parley-evaluate-'))
  // PostgreSQL runs as a user of its own where this runs as root: it has to pass here.
  chmodSync(data_dir, 0o711)
  const postgres = await startEmbedded({ data_dir })
  try {
    await prepareTemplate(postgres.url)
    process.env.TEST_SERVER_URL = postgres.url
    const chosen = Object.entries(process.env).filter(([name]) => name.startsWith('ASSISTANT_'))
    await using service = await startTestService(Object.fromEntries(chosen) as Record<string, string>)
    const embedded = () => eventually(() => allEmbedded(service), 600_000)
    const written = process.env.ASSISTANT_EMBEDDING_MODEL ? embedded : undefined
    report(await judgeKnowledge(await service.client(), given, written), show_wrong)
  } finally {
    await postgres.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function allEmbedded({ database }: TestService): Promise<void> {
  const left = await database.run(
    sql`select id from articles where embedded_by is null or embedded_version <> version limit 1`,
  )
  if (left.length > 0) throw new Error('Not every article has its vectors within the time.')
}

function report(judged: Judged[], show_wrong: boolean): void {
  const wrong = judged.filter(
    ({ answers, matches: found, verdict }) =>
      !answers.includes(found[0] ?? '') && (answers.length > 0 || verdict !== 'none'),
  )
  if (show_wrong)
    for (const { text, answers, verdict, matches: found, coverage, confidence } of wrong)
      console.log([verdict, coverage, confidence, answers.join(' or ') || '-', found.join(' ') || '-', text].join('\t'))
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 10) / 10
  console.log({ ...figuresOf(judged), p50_ms: at(0.5), p99_ms: at(0.99) })
}
