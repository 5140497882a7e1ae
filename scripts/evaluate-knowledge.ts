import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { prepareTemplate } from '../server/src/testing/database.ts'
import { figuresOf, type Judged, judgeKnowledge, type KnowledgeCase } from '../server/src/testing/knowledge/evaluate.ts'
import { startTestService } from '../server/src/testing/service.ts'

const help = `Usage: npm run evaluate:knowledge -- FILE [--wrong]

Puts the articles of FILE into an empty service, asks its questions, and says how many found their article.

  {"articles": [{"key": "returns", "title": "…", "body": "…", "language": "en"}],
   "questions": [{"text": "how do i send it back", "answers": ["returns"]}, {"text": "who won the cup", "answers": []}]}

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
    await using service = await startTestService()
    report(await judgeKnowledge(await service.client(), given), show_wrong)
  } finally {
    await postgres.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

function report(judged: Judged[], show_wrong: boolean): void {
  const wrong = judged.filter(
    ({ answers, found, verdict }) => !answers.includes(found[0] ?? '') && (answers.length > 0 || verdict !== 'none'),
  )
  if (show_wrong)
    for (const { text, answers, verdict, found, coverage, confidence } of wrong)
      console.log([verdict, coverage, confidence, answers.join(' or ') || '-', found.join(' ') || '-', text].join('\t'))
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 10) / 10
  console.log({ ...figuresOf(judged), p50_ms: at(0.5), p99_ms: at(0.99) })
}
