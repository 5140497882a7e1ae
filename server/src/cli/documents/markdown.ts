import { parse } from 'yaml'
import type { Page } from './html.ts'

const front_matter = /^---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n---[ \t]*(?:\r?\n|$)/
const first_heading = /^\s*#[ \t]+([^\n]{1,500}?)[ \t#]*(?:\r?\n|$)/

/** Reads Markdown. Title, language and url come from the front matter; without a title there, it's the first heading. */
export function readMarkdown(text: string): Page {
  const match = front_matter.exec(text)
  const header = match ? fields(match[1]!) : {}
  const body = match ? text.slice(match[0].length) : text
  const heading = first_heading.exec(body)
  const title = header.title ?? heading?.[1]?.trim() ?? null
  return {
    title,
    language: header.language ?? header.lang ?? null,
    url: header.url ?? null,
    body: (heading && heading[1]!.trim() === title ? body.slice(heading[0].length) : body).trim(),
  }
}

function fields(yaml: string): Record<string, string> {
  // No aliases: a few lines of them can expand to gigabytes.
  const values: unknown = parse(yaml, { maxAliasCount: 0, logLevel: 'silent' })
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Error("its front matter isn't a list of names and values.")
  const texts = Object.entries(values).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), String(value).trim()]))
}
