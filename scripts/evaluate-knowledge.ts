import { readFileSync } from 'node:fs'
import { createAccount } from '../server/src/accounts/accounts.ts'
import { sql } from '../server/src/db/sql.ts'
import { withEvaluationService } from '../server/src/testing/evaluation-service.ts'
import {
  type Business,
  figuresOf,
  isRight,
  type Judged,
  judgeBusiness,
  kinds,
} from '../server/src/testing/knowledge/evaluate.ts'
import { accountOf, eventually, type TestService } from '../server/src/testing/service.ts'

const help = `Usage: npm run evaluate:knowledge -- FILE [--wrong]

Puts the articles of each business of FILE into an empty service, has the assistant reply to its questions, and counts what it shows.

  {"businesses": [{"name": "…", "language": "en",
    "articles": [{"id": "returns", "title": "…", "body": "…", "language": "en"}],
    "questions": [
      {"id": "1", "kind": "plain", "turns": ["how do i send it back"], "language": "en", "right": ["returns"]},
      {"id": "2", "kind": "follow", "turns": ["can i return a bicycle", "and a helmet?"], "language": "en", "right": ["returns"]},
      {"id": "3", "kind": "off", "turns": ["who won the cup"], "language": "en", "right": []}]}]}

kind: plain (the article's words), hard (other words), off (no article), follow (after an earlier turn), foreign (in another language).

With ASSISTANT_PROVIDER, ASSISTANT_BASE_URL, ASSISTANT_MODEL and ASSISTANT_EMBEDDING_MODEL in the environment, by meaning as well.

--wrong lists each question that was answered wrong, or whose article was not the first shown.`

const [file, flag] = process.argv.slice(2)
if (file === undefined || file === '--help') console.log(help)
else
  await evaluate((JSON.parse(readFileSync(file, 'utf8')) as { businesses: Business[] }).businesses, flag === '--wrong')

async function evaluate(businesses: Business[], show_wrong: boolean): Promise<void> {
  await withEvaluationService(async (service) => {
    const embedded = () => eventually(() => allEmbedded(service), 600_000)
    const written = process.env.ASSISTANT_EMBEDDING_MODEL ? embedded : undefined
    const judged: Judged[] = []
    for (const business of businesses) {
      const account = await accountOf(service, await createAccount(service.database, business.name))
      judged.push(...(await judgeBusiness(account, business, written)))
    }
    report(judged, show_wrong)
  })
}

async function allEmbedded({ database }: TestService): Promise<void> {
  const left = await database.run(
    sql`select id from articles where embedded_by is null or embedded_version <> version limit 1`,
  )
  if (left.length > 0) throw new Error('Not every article has its vectors within the time.')
}

function report(judged: Judged[], show_wrong: boolean): void {
  if (show_wrong)
    for (const { business, question, outcome, shown, confidence } of judged.filter((one) => !isRight(one, 1)))
      console.log(
        [
          business,
          question.kind,
          question.id,
          outcome,
          confidence ?? '-',
          question.right.join(' or ') || '-',
          shown.join(' ') || '-',
        ]
          .concat(question.turns.join(' >> '))
          .join('\t'),
      )
  const rows = kinds.map((kind) => [kind, judged.filter(({ question }) => question.kind === kind)] as const)
  console.table(
    Object.fromEntries(
      rows.filter(([, of_kind]) => of_kind.length > 0).map(([kind, of_kind]) => [kind, figuresOf(of_kind)]),
    ),
  )
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 10) / 10
  console.log({ p50_ms: at(0.5), p99_ms: at(0.99) })
}
