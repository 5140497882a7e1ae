import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { callsTo } from './api-calls.ts'
import type { Outcome } from './import-articles.ts'
import { type Command, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage:
  parley knowledge import FOLDER|FILE... [--language LANGUAGE] [--publish] [--base-url URL] [--delete-missing] [--dry-run]
                          [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Makes an article of each Markdown and HTML file. It is found again by its path within FOLDER: run it as often as you like, what
did not change stays as it is. Title, language and url come from the front matter of Markdown or the head of HTML.

--language LANGUAGE  of files that do not say (ISO 639-1); without it, the language is recognised
--publish            publish what is imported; without it, new articles are drafts
--base-url URL       where people read them: help/returns.md is at URL/help/returns
--delete-missing     delete articles that were imported once and have no file any more
--dry-run            say what would be done, and do nothing

${connectionHelp}`

const options = {
  language: { type: 'string' },
  publish: { type: 'boolean' },
  'base-url': { type: 'string' },
  'delete-missing': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  ...connectionOptions,
} as const

export const knowledge: Command = {
  summary: 'import articles that the assistant answers from',
  help,
  async run(words, environment) {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const [action, ...named] = positionals
    if (action !== 'import' || named.length === 0) throw new UsageError(help)
    const { language, 'base-url': base } = values
    if (language !== undefined && !/^[a-z]{2}$/.test(language))
      throw new UsageError('--language must be the two lower-case letters of ISO 639-1, such as en.')
    if (base !== undefined && !(URL.canParse(base) && /^https?:/.test(base)))
      throw new UsageError('--base-url must be an address such as https://example.com/help.')
    const missing = named.filter((name) => !existsSync(name))
    if (missing.length > 0) throw new UsageError(`There is no ${missing.join(', no ')}.`)
    // Parsers of HTML and YAML, which the service itself never needs.
    const { filesIn } = await import('./documents/files.ts')
    const { importArticles } = await import('./import-articles.ts')
    const files = filesIn(named)
    const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, deleted: 0, failed: 0 }
    await withKey('knowledge', values, environment, (connection) =>
      importArticles(callsTo(connection, 6), files, values, (outcome, source, reason) => {
        counts[outcome]++
        if (outcome === 'failed') console.error(`${source}: ${reason}`)
        else if (outcome !== 'unchanged') console.log(`${outcome}  ${source}`)
      }),
    )
    const said = Object.entries(counts).filter(([outcome, count]) => count > 0 || outcome === 'created')
    console.log(
      `${values['dry-run'] ? 'Would be: ' : ''}${said.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}.`,
    )
    return counts.failed > 0 ? 1 : 0
  },
}
