import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { hostOf, parseAllowed } from '../webhooks/public-address.ts'
import { callsTo } from './api-calls.ts'
import type { Document } from './documents/files.ts'
import type { Outcome } from './import-articles.ts'
import { type Command, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley knowledge import FOLDER|FILE... [--language LANGUAGE] [--publish] [--base-url URL] [--delete-missing] [--dry-run]
                          [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]
  parley knowledge import --sitemap URL [--most-pages N] [--ignore-robots] [--allow-network NETWORK]... [--language LANGUAGE] [--publish]
                          [--delete-missing] [--dry-run] [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Makes an article of each Markdown and HTML file, or of each page of the sitemap. It is found again by its path within FOLDER, or by
its address: run it as often as you like, what did not change stays as it is. Title, language and url come from the front matter of
Markdown or the head of HTML.

--sitemap URL        such as https://example.com/sitemap.xml: the pages of its own host, one after the other; redirects to other
                     hosts are not followed
--most-pages N       so many pages at most; 1000 unless told otherwise, 20000 at most
--ignore-robots      read also what the site's robots.txt asks programs not to read, and as fast as without one
--allow-network NETWORK  lets it call addresses of this private network, such as 10.0.0.0/8, besides WEBHOOK_ALLOWED_NETWORKS
--language LANGUAGE  of what does not say (ISO 639-1); without it, the language is recognised
--publish            publish what is imported; without it, new articles are drafts
--base-url URL       where people read them: help/returns.md is at URL/help/returns
--delete-missing     delete articles that were imported once from files (or from this host) and stand there no more
--dry-run            say what would be done, and do nothing

${connectionHelp}`

const options = {
  sitemap: { type: 'string' },
  'most-pages': { type: 'string', default: '1000' },
  'ignore-robots': { type: 'boolean' },
  'allow-network': { type: 'string', multiple: true },
  language: { type: 'string' },
  publish: { type: 'boolean' },
  'base-url': { type: 'string' },
  'delete-missing': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  ...connectionOptions,
} as const

type Values = ReturnType<typeof parse>['values']

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options })
}

/** What is imported, and where from. */
interface From {
  documents: Document[]
  isOurs: (source: string) => boolean
  close(): Promise<void>
}

export const knowledge: Command = {
  summary: 'import articles that the assistant answers from',
  help,
  async run(words, environment) {
    const { values, positionals } = parse(words)
    const [action, ...named] = positionals
    if (action !== 'import' || (named.length === 0) === (values.sitemap === undefined)) throw new UsageError(help)
    const { language, 'base-url': base } = values
    if (language !== undefined && !/^[a-z]{2}$/.test(language))
      throw new UsageError('--language must be the two lower-case letters of ISO 639-1, such as en.')
    if (base !== undefined && !(URL.canParse(base) && /^https?:/.test(base)))
      throw new UsageError('--base-url must be an address such as https://example.com/help.')
    // Parsers of HTML and YAML, which the service itself never needs.
    const { importArticles } = await import('./import-articles.ts')
    const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, deleted: 0, failed: 0 }
    const from = values.sitemap === undefined ? await files(named) : await site(values.sitemap, values, environment)
    const { documents, isOurs, close } = from
    try {
      await withKey('knowledge', values, environment, (connection) =>
        importArticles(callsTo(connection, 6), documents, { ...values, isOurs }, (outcome, source, reason) => {
          counts[outcome]++
          if (outcome === 'failed') console.error(`${source}: ${reason}`)
          else if (outcome !== 'unchanged') console.log(`${outcome}  ${source}`)
        }),
      )
    } finally {
      await close()
    }
    const said = Object.entries(counts).filter(([outcome, count]) => count > 0 || outcome === 'created')
    console.log(
      `${values['dry-run'] ? 'Would be: ' : ''}${said.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}.`,
    )
    return counts.failed > 0 ? 1 : 0
  },
}

async function files(named: string[]): Promise<From> {
  const missing = named.filter((name) => !existsSync(name))
  if (missing.length > 0) throw new UsageError(`There is no ${missing.join(', no ')}.`)
  const { fileDocument, filesIn } = await import('./documents/files.ts')
  return {
    documents: filesIn(named).map(fileDocument),
    isOurs: (source) => hostIn(source) === null,
    close: async () => {},
  }
}

const most_pages = 20_000
// Four pages a second: nobody's website is in trouble for being imported.
const rest_ms = 250

async function site(sitemap: string, values: Values, environment: Record<string, string | undefined>): Promise<From> {
  const url = URL.parse(sitemap)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new UsageError('--sitemap must be an address such as https://example.com/sitemap.xml.')
  const count = Number(values['most-pages'])
  if (!/^\d{1,6}$/.test(values['most-pages']) || count < 1 || count > most_pages)
    throw new UsageError(`--most-pages must be a whole number from 1 to ${most_pages}.`)
  const networks = [environment.WEBHOOK_ALLOWED_NETWORKS ?? '', ...(values['allow-network'] ?? [])].join(',')
  const { webhook_allowed_networks } = readConfig({ ...environment, WEBHOOK_ALLOWED_NETWORKS: networks })
  const { openWeb } = await import('./documents/web.ts')
  const { pageDocument, pagesIn } = await import('./documents/sitemap.ts')
  const { permissionOf } = await import('./documents/permission.ts')
  const web = openWeb(parseAllowed(webhook_allowed_networks), rest_ms)
  try {
    const permission = values['ignore-robots'] ? null : permissionOf(web)
    await permission?.allows(url)
    const { pages, skipped, is_cut } = await pagesIn(web, url, count)
    console.log(`${url.href} lists ${pages.length} pages${is_cut ? ' and more' : ''}.`)
    if (skipped > 0) console.log(`${skipped} addresses of other hosts, or longer than can be kept, are left out.`)
    if (is_cut && values['delete-missing'])
      throw new Error('--delete-missing needs the whole list: raise --most-pages, so that nothing is taken for gone.')
    const unwanted = new Set<string>()
    for (const page of pages) if (permission && !(await permission.allows(page))) unwanted.add(page.href)
    if (unwanted.size > 0) console.log(`${unwanted.size} pages are left out: robots.txt asks not to read them.`)
    const documents = pages
      .filter(({ href }) => !unwanted.has(href))
      .map((page) => pageDocument(web, page, permission ? { permit: permission.demand } : {}))
    // What is listed is not gone, although it is not read.
    const isOurs = (source: string) => hostIn(source) === hostOf(url) && !unwanted.has(source)
    return { documents, isOurs, close: web.close }
  } catch (error) {
    await web.close()
    throw error
  }
}

/** Of a source that is an address. */
function hostIn(source: string): string | null {
  const url = /^https?:\/\//.test(source) ? URL.parse(source) : null
  return url && hostOf(url)
}
