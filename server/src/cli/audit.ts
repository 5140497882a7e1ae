import { parseArgs } from 'node:util'
import { listAccounts } from '../accounts/accounts.ts'
import { recordAudit } from '../accounts/audit.ts'
import { type Head, pruneAudit, sealAudit } from '../accounts/audit-chain.ts'
import { isHead, verifyAudit } from '../accounts/verify-audit.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { chosenAccount, operator, withDatabase } from './with-database.ts'

const help = `Usage:
  parley audit verify [--account ACCOUNT] [--head NUMBER:HASH] [--json]
  parley audit prune --older-than DAYS [--account ACCOUNT] [--json]

verify checks that no entry of the audit log was removed, changed or inserted, and exits with 1 otherwise. It prints the head of the
chain. With --head, it also checks that the chain contains an earlier head, which the service writes to its log. prune deletes
old entries and records that in the audit log. ACCOUNT: an ID or a name; without one, verify checks all accounts.`

export const audit: Command = {
  summary: 'check that the audit log is complete, or delete old entries',
  help,
  async run([action, ...words], environment) {
    const run = { verify, prune }[action ?? '']
    if (!run) throw new UsageError(help)
    return run(words, environment)
  },
}

async function verify(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: words, options: { account: text, head: text, json: { type: 'boolean' } } })
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.head ?? '') ?? []
  if (values.head !== undefined && hash === undefined) throw new UsageError('--head must be NUMBER:HASH.')
  const results = await withDatabase(environment, async (database) => {
    // Very recent entries must be in the chain, too.
    while ((await sealAudit(database)).length > 0);
    const all = values.account === undefined && values.head === undefined
    const accounts = all ? await listAccounts(database) : [await chosenAccount(database, values.account)]
    return Promise.all(
      accounts.map(({ id, name }) =>
        verified(database, { id, name, head: hash ? { account_id: id, number: Number(number), hash } : null }),
      ),
    )
  })
  if (values.json) console.log(JSON.stringify(results, null, 2))
  else for (const result of results) console.log(wordsOf(result))
  return results.every(({ faults }) => faults.length === 0) ? 0 : 1
}

type Result = Awaited<ReturnType<typeof verified>>

async function verified(database: Database, { id, name, head }: { id: string; name: string; head: Head | null }) {
  const { entries, head: end, faults } = await verifyAudit(database, id)
  if (head && !(await isHead(database, head))) faults.push(`The chain never went through ${head.number}:${head.hash}.`)
  return { account_id: id, name, entries, head: `${end.number}:${end.hash}`, faults }
}

function wordsOf({ name, entries, head, faults }: Result): string {
  const outcome = faults.length === 0 ? 'complete' : `NOT complete\n${faults.map((one) => `  ${one}`).join('\n')}`
  return `${name}: ${entries} entries, ends at ${head}, ${outcome}`
}

async function prune(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: words, options: { 'older-than': text, account: text, ...json_option } })
  const days = values['older-than'] ?? ''
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--older-than must be a whole number of days.')
  const checkpoint = await withDatabase(environment, async (database) => {
    const { id: account_id } = await chosenAccount(database, values.account)
    return transaction(database, async (connection) => {
      const pruned = await pruneAudit(connection, account_id, Number(days))
      if (!pruned) return null
      const details = { older_than_days: Number(days), through: pruned.number, hash: pruned.hash }
      await recordAudit(connection, { ...operator, account_id, action: 'audit_log.pruned', object: null, details })
      return pruned
    })
  })
  const words_done = checkpoint && `Deleted the entries up to number ${checkpoint.number}.`
  print(values.json, { deleted_through: checkpoint?.number ?? null }, words_done ?? 'There is nothing to delete.')
  return 0
}
