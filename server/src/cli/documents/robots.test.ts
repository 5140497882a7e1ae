import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cpuTime } from '../../testing/cpu-time.ts'
import { readRobots } from './robots.ts'

const verdicts = (text: string, paths: string[], agent = 'Parley-Import') => {
  const robots = readRobots(text, agent)
  return paths.filter((path) => robots.allows(new URL(path, 'https://shop.example')))
}

describe('robots.txt', () => {
  it('is for whoever it names, in any case of letters, else for all', () => {
    const text = `User-agent: *
Disallow: /

User-Agent: parley-IMPORT/2.0 (see there)
User-agent: other
Disallow: /secret

user-agent: Parley
Disallow: /all`
    assert.deepEqual(verdicts(text, ['/', '/secret', '/all']), ['/', '/all'])
    assert.deepEqual(verdicts(text, ['/', '/secret', '/all'], 'Third'), [])
    assert.deepEqual(verdicts('User-agent: somebody\nDisallow: /', ['/']), ['/'])
    assert.deepEqual(verdicts('', ['/']), ['/'])
  })

  it('takes groups of one name together, and what stands between names as nothing', () => {
    const text = `User-agent: parley-import
Disallow: /a
User-agent: elsewhere
Disallow: /b
User-agent: parley-import
Sitemap: https://shop.example/sitemap.xml
Crawl-delay: 2.5

User-agent: third
Disallow: /c`
    assert.deepEqual(verdicts(text, ['/a', '/b', '/c', '/d']), ['/b', '/d'])
    assert.equal(readRobots(text, 'Parley-Import').crawl_delay, 2.5)
  })

  it('goes by the longest pattern, and allows where two are as long', () => {
    const text = `User-agent: *
Disallow: /help
Allow: /help/public
Disallow: /help/public/draft
Allow: /page
Disallow: /page
Disallow:`
    assert.deepEqual(verdicts(text, ['/help', '/helpful', '/help/public/x', '/help/public/draft1', '/page', '/']), [
      '/help/public/x',
      '/page',
      '/',
    ])
  })

  it('knows what stands for any letters, and for the end', () => {
    const rule = (pattern: string) => `User-agent: *\nDisallow: ${pattern}`
    const cases: [string, string[], string[]][] = [
      ['/*.pdf$', ['/a.pdf', '/b/c.pdf'], ['/a.pdf?x', '/a.pdfs', '/pdf']],
      ['/a*b*c$', ['/abc', '/a-b-c', '/abcbc'], ['/acb', '/ab', '/abcd']],
      ['/fish*', ['/fish', '/fish/salmon'], ['/Fish', '/a/fish']],
      ['*/private', ['/private', '/x/private/y'], ['/privat']],
      ['/$', ['/'], ['/a']],
      ['/search?q=', ['/search?q=a'], ['/search?p=q=']],
      ['/price-in-$', ['/price-in-'], ['/price-in-$', '/price-in-x']],
      ['/a$b', ['/a$b'], ['/a']],
      ['/star%2A', ['/star*'], ['/stars']],
      ['/aaa*aaa$', ['/aaaaaa'], ['/aaaa', '/aaaaa']],
    ]
    for (const [pattern, shut, open] of cases)
      assert.deepEqual(verdicts(rule(pattern), [...shut, ...open]), open, pattern)
  })

  it('compares addresses however they are written', () => {
    const text = 'User-agent: *\nDisallow: /foo/ツ\nDisallow: /%62%61%7A\nDisallow: /a%2fb\nDisallow: /größe'
    const paths = ['/foo/%E3%83%84', '/foo/%e3%83%84', '/baz', '/a%2Fb', '/a/b', '/gr%C3%B6%C3%9Fe']
    assert.deepEqual(verdicts(text, paths), ['/a/b'])
  })

  it('reads lines of any kind, with remarks, and never shuts itself away', () => {
    const text =
      '\uFEFFUser-Agent : * # all\rDisallow:/a # not this\r\n  disallow :\t/b\nnonsense\nDisallow\nDisallow: c\n'
    assert.deepEqual(verdicts(text, ['/a', '/b', '/c', '/robots.txt']), ['/c', '/robots.txt'])
    assert.deepEqual(verdicts('Disallow: /a\nUser-agent: *\nDisallow: /', ['/robots.txt']), ['/robots.txt'])
    assert.deepEqual(verdicts('Disallow: /a', ['/a']), ['/a'])
  })

  it('takes a moment for what was made to take long', async () => {
    const text = `User-agent: *\n${`Disallow: /${'a*'.repeat(200)}c$\n`.repeat(1200)}`
    const judge = () => {
      assert.equal(verdicts(text, [`/${'a'.repeat(1000)}b`]).length, 1)
      verdicts(`${' '.repeat(250_000)}x${'\t'.repeat(250_000)}`, ['/'])
    }
    assert.ok((await cpuTime(judge, 1000)) < 1000)
  })
})
