import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { testAccount } from '../testing/account.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import type { Client, TestAccount } from '../testing/service.ts'

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

const page = (title: string, text: string) =>
  `<html lang="en"><head><title>${title} | Shop</title></head><body><nav>Home</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`

describe('parley knowledge import --sitemap', () => {
  let account: TestAccount
  let api: Client
  let site: Server
  let base: string
  let answers: Map<string, Answer>
  let requests: { path: string; at: number; agent: string | undefined }[]
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
    site = createServer((request, response) => {
      const path = request.url ?? ''
      requests.push({ path, at: performance.now(), agent: request.headers['user-agent'] })
      const answer = answers.get(path)
      if (answer === undefined) response.writeHead(404).end()
      else if (typeof answer === 'function') answer(request, response)
      else response.setHeader('content-type', path.includes('.xml') ? 'application/xml' : 'text/html').end(answer)
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  })
  after(async () => {
    site.closeAllConnections()
    site.close()
  })
  beforeEach(async () => {
    requests = []
    answers = new Map()
    for (const { id } of (await api.get('/knowledge/articles?limit=100')).body.data)
      await api.delete(`/knowledge/articles/${id}`)
  })

  const sitemap = (...paths: string[]) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
      .map((path) => `<url><loc>\n${path.startsWith('http') ? path : base + path} </loc></url>`)
      .join('')}</urlset>`
  const runWith = (key: string, t: TestContext, ...words: string[]) =>
    runInProcess(t, [
      ...['knowledge', 'import', '--sitemap', `${base}/sitemap.xml`, '--allow-network', '127.0.0.1', ...words],
      ...['--url', account.base, '--key', key],
    ])
  const run = (t: TestContext, ...words: string[]) => runWith(api.key, t, ...words)
  const articles = async () =>
    (await api.get('/knowledge/articles?order=asc&limit=100')).body.data as Record<string, string | null>[]

  it('makes articles of the main part of pages, once, however often it is run', async (t) => {
    answers.set('/sitemap.xml', sitemap('/help/returns?a=1&amp;b=2', '/help/hours', '/help/hours#top'))
    answers.set('/help/returns?a=1&b=2', page('Returns', 'Send it back.'))
    answers.set('/help/hours', page('Opening hours', 'Tuesday to Friday.'))
    const first = await run(t, '--publish', '--dry-run')
    assert.deepEqual([first.code, first.stderr, (await articles()).length], [0, '', 0])
    const gaps = requests.slice(1).map(({ at }, n) => at - requests[n]!.at)
    assert.ok(gaps.length === 3 && gaps.every((gap) => gap > 200), `it asks in a hurry: ${gaps}`)
    assert.ok(requests.every(({ agent }) => agent === 'Parley-Import/1'))
    assert.match(first.stdout, /lists 2 pages\.\n.*Would be: 2 created\.\n$/s)
    assert.match((await run(t, '--publish')).stdout, /\n2 created\.\n$/)
    const [returns] = await articles()
    assert.deepEqual(
      [returns!.title, returns!.body, returns!.language, returns!.status, returns!.url],
      ['Returns', 'Send it back.', 'en', 'published', `${base}/help/returns?a=1&b=2`],
    )
    assert.match((await run(t)).stdout, /\n0 created, 2 unchanged\.\n$/)
    answers.set('/help/hours', page('Opening hours', 'Every day.'))
    assert.match((await run(t)).stdout, /updated {2}\S+hours\n0 created, 1 updated, 1 unchanged\.\n$/)
  })

  it('follows sitemaps of sitemaps, packed ones, and lists of lines', async (t) => {
    const index = (path: string) => `<sitemap><loc>${base}${path}</loc></sitemap>`
    const all = ['/a.xml.gz', '/b.txt', '/sitemap.xml'].map(index).join('')
    answers.set('/sitemap.xml', `<sitemapindex>${all}</sitemapindex>`)
    answers.set('/a.xml.gz', (_, response) => response.end(gzipSync(sitemap('/one'))))
    answers.set('/b.txt', (_, response) => response.end(`${base}/two\r\nhttps://elsewhere.example/three\n`))
    answers.set('/one', page('One', 'First.'))
    answers.set('/two', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1', 'content-encoding': 'gzip' })
      response.end(gzipSync(Buffer.from(page('Two', 'Grüße.'), 'latin1')))
    })
    const { stdout, stderr } = await run(t)
    assert.match(stdout, /lists 2 pages\.\n1 URLs of other hosts.*2 created/s, stderr)
    assert.equal((await articles())[1]!.body, 'Grüße.')
  })

  it('takes pages whose address is no UTF-8, by their titles or else by it', async (t) => {
    answers.set('/sitemap.xml', sitemap('/gr%FC%DFe.html', '/ma%DFe.html', '/l%C3%A4nge_und-breite.html'))
    answers.set('/gr%FC%DFe.html', page('Greetings', 'Hello.'))
    for (const path of ['/ma%DFe.html', '/l%C3%A4nge_und-breite.html']) answers.set(path, '<p>Three metres.</p>')
    const { code, stderr } = await run(t)
    assert.deepEqual([code, stderr], [0, ''])
    assert.deepEqual(
      (await articles()).map(({ title }) => title),
      ['Greetings', 'ma%DFe', 'länge und breite'],
    )
  })

  it('names what cannot be read, and imports the rest', async (t) => {
    const paths = ['/gone', '/picture', '/away', '/down', '/bomb', '/scripts', '/busy', '/moved', '/good']
    answers.set('/sitemap.xml', sitemap(...paths))
    answers.set('/picture', (_, response) => response.setHeader('content-type', 'image/png').end('x'))
    answers.set('/away', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/keys' }).end())
    answers.set('/down', (request) => request.socket.destroy())
    answers.set('/bomb', (_, response) =>
      response.setHeader('content-type', 'text/html').end(gzipSync(Buffer.alloc(2e7))),
    )
    answers.set('/scripts', '<html><body><script>draw()</script></body></html>')
    let times = 0
    answers.set('/busy', (_, response) => {
      if (times++ === 0) return response.writeHead(429, { 'retry-after': '1' }).end()
      response.setHeader('content-type', 'text/html').end(page('Busy', 'Now there is time.'))
    })
    answers.set('/moved', (_, response) => response.writeHead(301, { location: '/new' }).end())
    answers.set('/new', page('Moved', 'Here it is.'))
    answers.set('/good', page('Good', 'All is well.'))
    const { code, stdout, stderr } = await run(t)
    assert.equal(code, 1)
    assert.match(stdout, /\n3 created, 6 failed\.\n$/)
    for (const words of [
      /gone: its server responded with 404\./,
      /picture: it isn't a web page\./,
      /away: it is redirected to another host\./,
      /down: it can't be reached\./,
      /bomb: it is larger than 8 MiB\./,
      /scripts: it contains no text/,
    ])
      assert.match(stderr, words)
    assert.deepEqual(
      (await articles()).map(({ title, url }) => [title, url]),
      [
        ['Busy', `${base}/busy`],
        ['Moved', `${base}/new`],
        ['Good', `${base}/good`],
      ],
    )
  })

  it('stops at what would befall every page: it asks the site for no more', async (t) => {
    answers.set('/sitemap.xml', sitemap('/one', '/two', '/three'))
    for (const path of ['/one', '/two', '/three']) answers.set(path, page(path, 'Text.'))
    const reader = await account.client({ mode: 'test', scopes: ['knowledge:read'] })
    const { code, stderr } = await runWith(reader.key, t)
    assert.equal(code, 1)
    assert.match(stderr, /knowledge:write/)
    assert.deepEqual(
      requests.map(({ path }) => path),
      ['/robots.txt', '/sitemap.xml', '/one'],
    )
  })

  it('reads no page that robots.txt asks it not to, and keeps what it made of one before', async (t) => {
    answers.set('/sitemap.xml', sitemap('/open', '/shut', '/moved'))
    for (const path of ['/open', '/shut']) answers.set(path, page(path, 'Text.'))
    answers.set('/moved', (_, response) => response.writeHead(301, { location: '/shut' }).end())
    assert.match((await run(t, '--ignore-robots')).stdout, /3 created\.\n$/)
    assert.ok(requests.every(({ path }) => path !== '/robots.txt'))
    requests.length = 0
    answers.set('/robots.txt', 'User-agent: *\nDisallow: /shut\nCrawl-delay: 1')
    const { code, stdout, stderr } = await run(t, '--delete-missing')
    assert.equal(code, 1)
    assert.match(
      stdout,
      /\n1 pages are left out because robots\.txt disallows them\.\n0 created, 1 unchanged, 1 failed\.\n$/,
    )
    assert.match(stderr, /moved: robots\.txt disallows it\./)
    assert.equal((await articles()).length, 3)
    assert.deepEqual(
      requests.map(({ path }) => path),
      ['/robots.txt', '/sitemap.xml', '/open', '/moved'],
    )
    const gaps = requests.slice(1).map(({ at }, n) => at - requests[n]!.at)
    assert.ok(
      gaps.every((gap) => gap > 950),
      `it does not wait as it was asked to: ${gaps}`,
    )
  })

  it('reads nothing where it cannot know what it may read, and all where there is nothing to know', async (t) => {
    answers.set('/sitemap.xml', sitemap('/one'))
    answers.set('/one', page('One', 'First.'))
    const withStatus = (status: number, location = '/robots.txt'): Answer => {
      return (_, response) => response.writeHead(status, { location, 'retry-after': '0' }).end()
    }
    for (const status of [500, 429]) {
      answers.set('/robots.txt', withStatus(status))
      const { code, stderr } = await run(t, '--dry-run')
      assert.equal(code, 1)
      assert.match(
        stderr,
        new RegExp(`/robots\\.txt: its server responded with ${status}\\. Without it, the allowed pages`),
      )
    }
    answers.set('/robots.txt', withStatus(302, 'http://169.254.169.254/robots.txt'))
    assert.match((await run(t, '--dry-run')).stderr, /robots\.txt: it leads to an address in a private network/)
    assert.ok(requests.every(({ path }) => path === '/robots.txt'))
    for (const status of [401, 403, 410, 302]) {
      answers.set('/robots.txt', withStatus(status))
      assert.match((await run(t, '--dry-run')).stdout, /1 created\.\n$/, `${status}`)
    }
  })

  it('deletes what is gone from this site alone, and only where it saw the whole list', async (t) => {
    await api.post('/knowledge/articles', { title: 'By hand' })
    await api.post('/knowledge/articles', { title: 'A file', source: 'help/file.md' })
    await api.post('/knowledge/articles', { title: 'Another site', source: 'https://other.example/page' })
    answers.set('/sitemap.xml', sitemap('/one', '/two'))
    answers.set('/one', page('One', 'First.'))
    answers.set('/two', page('Two', 'Second.'))
    await run(t)
    const cut = await run(t, '--delete-missing', '--most-pages', '1')
    assert.deepEqual([cut.code === 0, (await articles()).length], [false, 5])
    assert.match(cut.stderr, /needs the whole list/)
    answers.set('/sitemap.xml', sitemap('/two'))
    answers.delete('/two')
    assert.match((await run(t, '--delete-missing')).stdout, /deleted {2}\S+\/one\n0 created, 1 deleted, 1 failed\.\n$/)
    assert.deepEqual(
      (await articles()).map(({ title }) => title),
      ['By hand', 'A file', 'Another site', 'Two'],
    )
  })

  it('calls no address of a private network unless allowed, and says what it does not understand', async (t) => {
    answers.set('/sitemap.xml', sitemap('/one'))
    const via = ['--url', account.base, '--key', api.key]
    const closed = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', IMPORT_ALLOWED_NETWORKS: 'none' }
    const refused = await runInProcess(t, ['knowledge', 'import', '--sitemap', `${base}/sitemap.xml`, ...via], closed)
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /robots\.txt: it leads to an address in a private network\. Allow it with/)
    assert.deepEqual(requests, [])
    for (const words of [
      ['--sitemap', 'ftp://example.com/'],
      ['--sitemap', `${base}/sitemap.xml`, '--most-pages', '0'],
      ['folder', '--sitemap', base],
    ])
      assert.equal((await runInProcess(t, ['knowledge', 'import', ...words, ...via])).code, 2, words.join(' '))
    answers.set('/sitemap.xml', '<urlset></urlset>')
    assert.match((await run(t)).stderr, /lists no page of its own host/)
  })
})
