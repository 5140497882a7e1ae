import { max_robots_bytes, type Robots, readRobots } from './robots.ts'
import { agent, type Web } from './web.ts'

export interface Permission {
  /** Whether the site's robots.txt allows reading a page. Throws if that can't be determined. */
  allows(url: URL): Promise<boolean>
  /** Throws if it doesn't. */
  demand(url: URL): Promise<void>
}

// The compressed file may be larger than the part that is read.
const max_bytes = 5 * 1024 * 1024
const longest_rest_ms = 30_000

/** Fetches each origin's robots.txt once, and then observes its crawl delay. */
export function permissionOf(web: Web): Permission {
  const origins = new Map<string, Promise<Robots>>()
  async function allows(url: URL): Promise<boolean> {
    let known = origins.get(url.origin)
    if (!known) {
      known = robotsOf(web, new URL('/robots.txt', url))
      origins.set(url.origin, known)
    }
    return (await known).allows(url)
  }
  return {
    allows,
    async demand(url) {
      if (!(await allows(url))) throw new Error('robots.txt disallows it.')
    },
  }
}

/**
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1: without the file, everything is allowed; if it can't be fetched,
 * nothing is.
 */
async function robotsOf(web: Web, url: URL): Promise<Robots> {
  try {
    const { bytes } = await web.get(url, max_bytes, { anywhere: true })
    const robots = readRobots(textOf(bytes), agent)
    if (robots.crawl_delay !== null) web.rest(Math.min(robots.crawl_delay * 1000, longest_rest_ms))
    return robots
  } catch (error) {
    const { message, cause } = error as Error
    if (isNowhere(cause)) return readRobots('', agent)
    throw new Error(
      `${url.href}: ${message} Without it, the allowed pages are unknown. To import all pages, use --ignore-robots.`,
    )
  }
}

/** 429 means that the server is busy, not that there is no file. */
function isNowhere(cause: unknown): boolean {
  return cause === 'redirects' || (typeof cause === 'number' && cause >= 400 && cause < 500 && cause !== 429)
}

/** A truncated line would mean something else. */
function textOf(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, max_robots_bytes))
  return bytes.length > max_robots_bytes
    ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
    : text
}
