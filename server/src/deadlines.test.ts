import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { filesIn, textOf } from '../../scripts/architecture.ts'

const source = new URL('.', import.meta.url).pathname
const page = readFileSync(new URL('../../docs/deadlines.md', import.meta.url), 'utf8')

/** What can keep this process waiting for something outside. */
const ways = [
  /import \{[^}]*\b(?:connect|createConnection)\b[^}]*\} from 'node:(?:net|tls|http2)'/,
  /import \{[^}]*\b(?:request|get|Agent)\b[^}]*\} from 'node:https?'/,
  /import (?:net|tls|https?|dns|dgram)\b[^\n]* from 'node:/,
  /import \{[^}]*\b(?:Pool|Client|Agent|fetch|request)\b[^}]*\} from 'undici'/,
  /import \{[^}]*\b(?:lookup|Resolver|resolve\w*)\b[^}]*\} from 'node:dns(?:\/promises)?'/,
  /import \{[^}]*\bWorker\b[^}]*\} from 'node:worker_threads'/,
  /import \{[^}]*\b(?:spawn|fork|exec|execFile)(?:Sync)?\b[^}]*\} from 'node:child_process'/,
  /import\('(?:imapflow|nodemailer|@opentelemetry\/exporter-trace-otlp-http)'\)/,
  /new (?:pg\.Pool|Client)\(/,
  /\bpg_try_advisory_lock\(\$1\)/,
  /\bworkerThread</,
  /\bawait fetch\(/,
]

describe('every wait on something outside', () => {
  const files = filesIn(source, '**/*.ts').filter((file) => !/\.test\.ts$|^testing\/|^cli\/demo\//.test(file))
  const waiting = files.filter((file) => ways.some((way) => way.test(textOf(source, file))))
  const listed = Array.from(page.matchAll(/`server\/src\/([\w./-]+\.ts)`/g), ([, file]) => file!)

  it('stands in docs/deadlines.md with its deadline', () => {
    assert.deepEqual(
      waiting.filter((file) => !listed.includes(file)),
      [],
    )
  })

  it('is listed there only as long as it exists', () => {
    assert.deepEqual(
      listed.filter((file) => !waiting.includes(file)),
      [],
    )
  })
})
