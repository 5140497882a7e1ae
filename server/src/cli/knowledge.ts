import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { hostOf, parseAllowed } from '../outbound/public-address.ts'
import { callsTo } from './api-calls.ts'
import type { Document } from './documents/files.ts'
import type { Outcome } from './import-articles.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley knowledge import FOLDER|FILE... [--language LANGUAGE] [--publish] [--base-url URL] [--delete-missing] [--dry-run] [--json]
                          [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]
  parley knowledge import --sitemap URL [--most-pages N] [--ignore-robots] [--allow-network NETWORK]... [--language LANGUAGE] [--publish]
                          [--delete-missing] [--dry-run] [--json] [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Creates an article from each Markdown or HTML file, or from each page of the sitemap. Articles are recognized by their path within
FOLDER or by their URL, so you can run the import repeatedly: unchanged articles stay as they are. Title, language and URL come from
the front matter of Markdown or the head of HTML.

--sitemap URL        such as https://example.com/sitemap.xml: imports the pages of the same host, one after the other; doesn't
                     follow redirects to other hosts
--most-pages N       the maximum number of pages: 1000 by default, at most 20000
--ignore-robots      ignore the rules and the crawl delay of the site's robots.txt
--allow-network NETWORK  also allow addresses in this private network, such as 10.0.0.0/8, in addition to IMPORT_ALLOWED_NETWORKS
--language LANGUAGE  the language of files that don't state one (ISO 639-1); detected by default
--publish            publish the imported articles; by default, new articles are drafts
--base-url URL       the public URL of the folder: help/returns.md is at URL/help/returns
--delete-missing     delete articles that were imported before from files (or from this host) and no longer exist there
--dry-run            only show what would be done

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
  ...json_option,
  ...connectionOptions,
} as const

type Values = ReturnType<typeof parse>['values']

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options })
}

/** What is imported, and from where. */
interface From {
  documents: Document[]
  isOurs: (source: string) => boolean
  close(): Promise<void>
}

export const knowledge: Command = {
  summary: 'import articles for the assistant',
  help,
  async run(words, environment) {
    const { values, positionals } = parse(words)
    const [action, ...named] = positionals
    if (action !== 'import' || (named.length === 0) === (values.sitemap === undefined)) throw new UsageError(help)
    const { language, 'base-url': base } = values
    if (language !== undefined && !/^[a-z]{2}$/.test(language))
      throw new UsageError('--language must be the two lowercase letters of ISO 639-1, such as en.')
    if (base !== undefined && !(URL.canParse(base) && /^https?:/.test(base)))
      throw new UsageError('--base-url must be a URL such as https://example.com/help.')
    // Parsers for HTML and YAML, which the service itself never needs.
    const { importArticles } = await import('./import-articles.ts')
    const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, deleted: 0, failed: 0 }
    const from = values.sitemap === undefined ? await files(named) : await site(values.sitemap, values, environment)
    const { documents, isOurs, close } = from
    try {
      await withKey('knowledge', values, environment, (connection) =>
        importArticles(callsTo(connection, 6), documents, { ...values, isOurs }, (outcome, source, reason) => {
          counts[outcome]++
          if (outcome === 'failed') console.error(`${source}: ${reason}`)
          else if (outcome !== 'unchanged' && !values.json) console.log(`${outcome}  ${source}`)
        }),
      )
    } finally {
      await close()
    }
    const parts = Object.entries(counts).filter(([outcome, count]) => count > 0 || outcome === 'created')
    print(
      values.json,
      counts,
      `${values['dry-run'] ? 'Would be: ' : ''}${parts.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}.`,
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

const max_pages = 20_000
// Four pages per second, so that no website is overloaded by an import.
const rest_ms = 250

async function site(sitemap: string, values: Values, environment: Record<string, string | undefined>): Promise<From> {
  const url = URL.parse(sitemap)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new UsageError('--sitemap must be a URL such as https://example.com/sitemap.xml.')
  const count = Number(values['most-pages'])
  if (!/^\d{1,6}$/.test(values['most-pages']) || count < 1 || count > max_pages)
    throw new UsageError(`--most-pages must be a whole number from 1 to ${max_pages}.`)
  const { import_allowed_networks: allowed } = readConfig(environment)
  const networks = [...allowed, ...(values['allow-network'] ?? [])].join(',') || 'none'
  const { import_allowed_networks } = readConfig({ ...environment, IMPORT_ALLOWED_NETWORKS: networks })
  const { openWeb } = await import('./documents/web.ts')
  const { pageDocument, pagesIn } = await import('./documents/sitemap.ts')
  const { permissionOf } = await import('./documents/permission.ts')
  const web = openWeb(parseAllowed(import_allowed_networks), rest_ms)
  try {
    const permission = values['ignore-robots'] ? null : permissionOf(web)
    await permission?.allows(url)
    const { pages, skipped, is_cut } = await pagesIn(web, url, count)
    console.log(`${url.href} lists ${pages.length} pages${is_cut ? ' and more' : ''}.`)
    if (skipped > 0) console.log(`${skipped} URLs of other hosts, or that are too long, are left out.`)
    if (is_cut && values['delete-missing'])
      throw new Error('--delete-missing needs the whole list: raise --most-pages, so that no page counts as missing.')
    const unwanted = new Set<string>()
    for (const page of pages) if (permission && !(await permission.allows(page))) unwanted.add(page.href)
    if (unwanted.size > 0) console.log(`${unwanted.size} pages are left out because robots.txt disallows them.`)
    const documents = pages
      .filter(({ href }) => !unwanted.has(href))
      .map((page) => pageDocument(web, page, permission ? { permit: permission.demand } : {}))
    // A page that is listed isn't deleted even if it can't be read.
    const isOurs = (source: string) => hostIn(source) === hostOf(url) && !unwanted.has(source)
    return { documents, isOurs, close: web.close }
  } catch (error) {
    await web.close()
    throw error
  }
}

/** For a source that is a URL. */
function hostIn(source: string): string | null {
  const url = /^https?:\/\//.test(source) ? URL.parse(source) : null
  return url && hostOf(url)
}
