import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newSecret, type Signed, signer } from '../outbound/sign.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const document = readFileSync(join(root, 'docs/webhooks.md'), 'utf8')

/** The code under a heading of the document. */
function recipes(heading: string): string[] {
  const part = document.split(/^### /m).find((text) => text.startsWith(`${heading}\n`))!
  return Array.from(part.matchAll(/^```\w+\n([\s\S]*?)^```$/gm), ([, code]) => code!)
}

const id = 'svcevt_01h455vb4pex5vsknk084sn02q'
const body = Buffer.from(JSON.stringify({ id, object: 'event', api_version: 'v1', data: { text: 'é 😀 \u2028 "' } }))
const secret = newSecret()
/** Requests a receiver may get at this moment, and whether they are authentic. */
function cases(): Record<string, [Signed, Buffer, believed: boolean]> {
  const now = Math.floor(Date.now() / 1000)
  const good = signer([secret])(id, now, body)
  return {
    'a delivery': [good, body, true],
    'a delivery while the secret changes': [signer([newSecret(), secret])(id, now, body), body, true],
    'another body': [good, Buffer.from(String(body).replace('é', 'e')), false],
    'the body as a parser wrote it again': [
      good,
      Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 1)),
      false,
    ],
    'another secret': [signer([newSecret()])(id, now, body), body, false],
    'an old delivery': [signer([secret])(id, now - 400, body), body, false],
    // Still one of the future where the machine takes a while.
    'a delivery of the future': [signer([secret])(id, now + 1000, body), body, false],
    'another id': [{ ...good, 'webhook-id': `${id}x` }, body, false],
  }
}

type RecipeInput = [headers: Signed, body: Buffer]

/** Runs a recipe on each case. Its arguments are the secret, id, timestamp and signatures; its input is the body. */
async function holds(t: TestContext, command: string[]): Promise<void> {
  await Promise.all(
    Object.entries(cases()).map(([what, [headers, raw, believed]]) =>
      t.test(`${believed ? 'believes' : 'refuses'} ${what}`, async () => {
        const { code, output } = await run(command, [headers, raw])
        assert.equal(code === 0, believed, output)
      }),
    ),
  )
}

function run([program, ...words]: string[], [headers, raw]: RecipeInput) {
  const values = [secret, headers['webhook-id'], headers['webhook-timestamp'], headers['webhook-signature']]
  const child = spawn(program!, [...words, ...values])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  child.stdin.on('error', () => {}).end(raw)
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}

function missing(program: string, words: string[]): string | false {
  return spawnSync(program, words).status === 0 ? false : `there is no ${program} here`
}

function file(t: TestContext, name: string, code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-recipe-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), code)
  return join(folder, name)
}

describe('the recipe for', () => {
  const [server, ...lines] = recipes('Node.js')

  it('Node.js with the SDK', async (t) => {
    const module = JSON.stringify(join(root, 'sdk/src/index.ts'))
    const ready =
      '.listen(0, function () { process.stdout.write(String(this.address().port)) })\nasync function enqueue(event) { if (!event.id) throw new Error() }\n'
    const code = server!.replace("'@parley/sdk'", module).replace('.listen(8080)', ready)
    const child = spawn(process.execPath, [file(t, 'server.mjs', code)], {
      env: { ...process.env, PARLEY_WEBHOOK_SECRET: secret },
    })
    t.after(() => child.kill())
    const port = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(Number(text))))
    for (const [what, [headers, raw, believed]] of Object.entries(cases())) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers,
        body: raw as Uint8Array<ArrayBuffer>,
      })
      assert.equal(answer.status, believed ? 204 : 400, what)
    }
  })

  for (const [index, name] of ['stripe', 'standardwebhooks', 'svix'].entries())
    it(`Node.js with ${name}`, async () => {
      const module = import.meta.resolve(name === 'stripe' ? '../testing/webhooks/stripe.ts' : name)
      const code = lines[index]!.replace(/from '.*'/, `from ${JSON.stringify(module)}`)
      for (const [what, [headers, raw, believed]] of Object.entries(cases())) {
        // Stripe's scheme doesn't sign the id, and its library doesn't reject timestamps from the future.
        if (name === 'stripe' && /another id|future/.test(what)) continue
        const variables = Object.entries({ raw_body: raw.toString(), headers, secret })
          .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
          .join('')
        const url = `data:text/javascript,${encodeURIComponent(`${variables}${code}export default event.id`)}`
        if (believed) assert.equal((await import(url)).default, id, what)
        else await assert.rejects(import(url), what)
      }
    })

  it('Python', { skip: missing('python3', ['--version']) }, async (t) => {
    const [code] = recipes('Python')
    const main = `
import sys
secret, *values = sys.argv[1:]
headers = dict(zip(["webhook-id", "webhook-timestamp", "webhook-signature"], values))
assert verify(sys.stdin.buffer.read(), headers, secret)["id"] == "${id}"
`
    await holds(t, ['python3', file(t, 'recipe.py', code + main)])
  })

  it('PHP', { skip: missing('php', ['-n', '-v']) }, async (t) => {
    const [code] = recipes('PHP')
    const main = `
[, $secret, $id, $timestamp, $given] = $argv;
$headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $given];
exit(verify(file_get_contents('php://stdin'), $headers, $secret)['id'] === '${id}' ? 0 : 1);
`
    await holds(t, ['php', '-n', file(t, 'recipe.php', `<?php\n${code}${main}`)])
  })

  it('Go', { skip: missing('go', ['version']) }, async (t) => {
    const [code] = recipes('Go')
    const main = `
func main() {
	rawBody, _ := io.ReadAll(os.Stdin)
	headers := http.Header{}
	headers.Set("webhook-id", os.Args[2])
	headers.Set("webhook-timestamp", os.Args[3])
	headers.Set("webhook-signature", os.Args[4])
	if err := verify(rawBody, headers, os.Args[1]); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}
`
    const path = file(t, 'recipe.go', code!.replace('"fmt"', '"fmt"\n\t"io"\n\t"os"') + main)
    const program = path.replace('.go', '')
    const { status, stderr } = spawnSync('go', ['build', '-o', program, path], {
      env: { ...process.env, GO111MODULE: 'off' },
    })
    assert.equal(status, 0, String(stderr))
    await holds(t, [program])
  })

  it('Ruby', { skip: missing('ruby', ['--version']) }, async (t) => {
    const [code] = recipes('Ruby')
    const main = `
secret, *values = ARGV
headers = ["webhook-id", "webhook-timestamp", "webhook-signature"].zip(values).to_h
exit verify($stdin.binmode.read, headers, secret)["id"] == "${id}"
`
    await holds(t, ['ruby', file(t, 'recipe.rb', code + main)])
  })

  it('Java', { skip: missing('java', ['-version']) || missing('javac', ['-version']) }, async (t) => {
    const [code] = recipes('Java')
    const main = `
class Recipe {
    public static void main(String[] args) throws Exception {
        ParleyWebhooks.verify(System.in.readAllBytes(), args[1], args[2], args[3], args[0]);
    }
}
`
    const path = file(t, 'Recipe.java', code + main)
    const folder = path.replace('/Recipe.java', '')
    const { status, stderr } = spawnSync('javac', ['-d', folder, path])
    assert.equal(status, 0, String(stderr))
    await holds(t, ['java', '-cp', folder, '-Xshare:auto', '-XX:TieredStopAtLevel=1', 'Recipe'])
  })
})
