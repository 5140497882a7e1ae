import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Asset, asset } from './asset.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * The files of a folder that a build writes, read once it has written `last`: no part of a URL is ever used as a path on disk.
 */
export function builtFiles(
  folder: string,
  last: string,
  headersOf: (name: string) => Record<string, string>,
): () => ReadonlyMap<string, Asset> | undefined {
  let files: Map<string, Asset> | undefined
  return () => {
    if (files || !existsSync(join(folder, last))) return files
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    files = new Map(
      paths.map((path) => {
        const name = path.slice(folder.length + 1).replaceAll('\\', '/')
        const type = types[extname(path)] ?? 'application/octet-stream'
        return [name, asset(type, readFileSync(path), headersOf(name))]
      }),
    )
    return files
  }
}
