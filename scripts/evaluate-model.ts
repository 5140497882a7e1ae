import { createAccount } from '../server/src/accounts/accounts.ts'
import { withEvaluationService } from '../server/src/testing/evaluation-service.ts'
import { scopeOf } from '../server/src/testing/models/asking.ts'
import { heldOutCases, supportCases } from '../server/src/testing/replies/support/cases.ts'
import { type CheckedReply, checkReplies } from '../server/src/testing/replies/support/evaluate.ts'
import { accountOf } from '../server/src/testing/service.ts'

const help = `Usage: ASSISTANT_PROVIDER=… ASSISTANT_BASE_URL=… ASSISTANT_MODEL=… npm run evaluate:model [-- --wrong]

Has your model check replies to articles, right ones and wrong ones in 14 languages, as it does before a reply is sent. Says how many of each it confirms.
Sends about 50 requests. Costs what your provider takes for them.

--wrong lists each reply that it judged wrongly.`

const [flag] = process.argv.slice(2)
if (flag === '--help' || !process.env.ASSISTANT_MODEL) console.log(help)
else await evaluate(flag === '--wrong')

async function evaluate(show_wrong: boolean): Promise<void> {
  await withEvaluationService(async (service) => {
    const account = await accountOf(service, await createAccount(service.database, 'Evaluation'))
    const checked: CheckedReply[] = []
    for (const one of [...supportCases, ...heldOutCases])
      checked.push(...(await checkReplies(scopeOf(account, 'live'), one)))
    report(checked, show_wrong)
  })
}

function report(checked: CheckedReply[], show_wrong: boolean): void {
  if (show_wrong)
    for (const { kind, language, verdict, text } of checked.filter(
      (one) => (one.kind === 'right') !== (one.verdict === 'yes'),
    ))
      console.log([kind, language, verdict ?? '-', text].join('\t'))
  console.table(
    Object.fromEntries(
      Object.entries(Object.groupBy(checked, ({ kind }) => kind)).map(([kind, replies = []]) => [
        kind,
        {
          replies: replies.length,
          confirmed: replies.filter(({ verdict }) => verdict === 'yes').length,
          'without a verdict': replies.filter(({ verdict }) => verdict === null).length,
        },
      ]),
    ),
  )
  const [problem] = checked.flatMap(({ problem }) => problem ?? [])
  if (problem) console.log(problem)
}
