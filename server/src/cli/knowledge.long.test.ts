import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { before, beforeEach, describe, it, type TestContext } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('parley knowledge import', () => {
  let account: TestAccount
  let api: Client
  let folder: string
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
  })
  beforeEach(async (t) => {
    folder = mkdtempSync(join(tmpdir(), 'parley-import-'))
    ;(t as TestContext).after(() => rmSync(folder, { recursive: true, force: true }))
    for (const { id } of (await api.get('/knowledge/articles?limit=100')).body.data)
      await api.delete(`/knowledge/articles/${id}`)
  })

  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const run = (t: TestContext, ...words: string[]) =>
    runInProcess(t, ['knowledge', 'import', folder, ...words, '--url', account.base, '--key', api.key])
  const articles = async () =>
    (await api.get('/knowledge/articles?order=asc&limit=100')).body.data as Record<string, string | null>[]

  it('makes articles of Markdown and of web pages', async (t) => {
    put(
      'help/returns.md',
      '---\ntitle: "Returns: how"\nlanguage: en\nurl: https://example.com/r\n---\n\nSend it back.\n',
    )
    put('help/hours.md', '# Opening hours\n\nTuesday to Friday.')
    put(
      'page.html',
      `<!doctype html><html lang="de-DE"><head><title>Seite | Firma</title><style>p{}</style></head><body>
       <nav><a href="/">Start</a></nav><main><h1>Versand &amp; Lieferung</h1><p>Drei <b>Werktage</b>.</p>
       <ul><li>EU: 49 €</li><li>Schweiz: 79 €</li></ul><script>alert("x")</script></main><footer>Impressum</footer></body></html>`,
    )
    const { code, stdout, stderr } = await run(t, '--publish', '--base-url', 'https://example.com/help/')
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /3 created\.\n$/)
    const [hours, returns, page] = await articles()
    assert.deepEqual(
      [returns!.title, returns!.language, returns!.url, returns!.body, returns!.status],
      ['Returns: how', 'en', 'https://example.com/r', 'Send it back.', 'published'],
    )
    assert.deepEqual(
      [hours!.title, hours!.body, hours!.source, hours!.url],
      ['Opening hours', 'Tuesday to Friday.', 'help/hours.md', 'https://example.com/help/help/hours'],
    )
    assert.deepEqual(
      [page!.title, page!.language, page!.body],
      ['Versand & Lieferung', 'de', 'Drei Werktage.\n\n- EU: 49 €\n- Schweiz: 79 €'],
    )
  })

  it('leaves what did not change, and changes what did', async (t) => {
    put('one.md', '# One\n\nFirst.')
    put('two.md', '# Two\n\nSecond.')
    await run(t)
    const before = await articles()
    put('two.md', '# Two\n\nSecond, changed.')
    assert.match(
      (await run(t, '--dry-run')).stdout,
      /^updated {2}two\.md\nWould be: 0 created, 1 updated, 1 unchanged\.\n$/,
    )
    assert.deepEqual(await articles(), before)
    assert.match((await run(t)).stdout, /0 created, 1 updated, 1 unchanged/)
    const after = await articles()
    assert.deepEqual(after[0], before[0])
    assert.deepEqual([after[1]!.id, after[1]!.body], [before[1]!.id, 'Second, changed.'])
    assert.match((await run(t)).stdout, /^0 created, 2 unchanged\.\n$/)
  })

  it('deletes what has no file any more only when told to, and never what was written here', async (t) => {
    await api.post('/knowledge/articles', { title: 'Written here' })
    put('one.md', '# One')
    put('two.md', '# Two')
    await run(t)
    unlinkSync(join(folder, 'two.md'))
    assert.match((await run(t)).stdout, /^0 created, 1 unchanged/)
    assert.match((await run(t, '--delete-missing')).stdout, /deleted {2}two\.md\n0 created, 1 unchanged, 1 deleted/)
    assert.deepEqual(
      (await articles()).map(({ title }) => title),
      ['Written here', 'One'],
    )
  })

  it('takes in what it can, and says of each other file what is wrong', async (t) => {
    const secret = join(account.data_dir, 'secret.md')
    writeFileSync(secret, '# Secret')
    put('good.md', '# Good')
    put('binary.md', Buffer.from([0x23, 0x20, 0, 1, 2]))
    put('latin.html', Buffer.from('<p>caf\xe9</p>', 'latin1'))
    put('long.md', `# Long\n\n${'x'.repeat(100_001)}`)
    put('huge.md', 'x'.repeat(8 * 1024 * 1024 + 1))
    put('yaml.md', `---\na: &a [x]\nb: [*a, *a]\n---\ntext`)
    put('deep.html', `${'<div>'.repeat(50_000)}<p>At the bottom of it.</p>`)
    put('empty.md', '')
    put('ignored.txt', 'text')
    symlinkSync(secret, join(folder, 'link.md'))
    const { code, stdout, stderr } = await run(t)
    assert.equal(code, 1)
    assert.match(stderr, /^binary\.md: it is a binary file\.$/m)
    assert.match(stderr, /^latin\.html: it isn't UTF-8\.$/m)
    assert.match(stderr, /^long\.md: `body` .*100000/m)
    assert.match(stderr, /^huge\.md: it is larger than 8 MiB\.$/m)
    assert.match(stderr, /^yaml\.md: /m)
    assert.match(stdout, /3 created, 5 failed/)
    assert.deepEqual(
      (await articles()).map(({ title, body }) => [title, body]),
      [
        ['deep', 'At the bottom of it.'],
        ['empty', ''],
        ['Good', ''],
      ],
    )
  })

  it('says what it does not understand', async (t) => {
    for (const words of [
      ['knowledge'],
      ['knowledge', 'export'],
      ['knowledge', 'import'],
      ['knowledge', 'import', '/nowhere'],
    ])
      assert.equal((await runInProcess(t, words)).code, 2)
    for (const words of [['--language', 'english'], ['--base-url', 'help'], ['--what']])
      assert.equal((await run(t, ...words)).code, 2)
  })
})
