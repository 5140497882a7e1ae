import PostalMime from 'postal-mime'
import { admit } from './admission.ts'
import { decodeWords } from './encoded-words.ts'
import type { Header } from './headers.ts'
import { max_depth, max_header_bytes, max_parts } from './limits.ts'
import type { Problem } from './mail-shape.ts'
import { decodeTransfer } from './transfer-encoding.ts'

/** A part of a mail: a text, a file, or what holds other parts. */
export interface Part {
  /** In lower case, without parameters. */
  type: string
  parameters: Record<string, string>
  disposition: string
  file_name: string | null
  content_id: string | null
  headers: Header[]
  /** Decoded, but still in the part's charset. In what holds other parts: what stands before the first. */
  content: Uint8Array
  children: Part[]
}

/** What PostalMime builds on the way. */
interface Node {
  headers: Header[]
  contentType: { parsed: Structured }
  contentDisposition: { parsed: Structured }
  contentTransferEncoding: { encoding: string }
  contentId?: string
  childNodes: Node[]
}

interface Structured {
  value: string
  params: Record<string, string>
}

type Tree = { tree: Part; problem: null } | { tree: null; problem: Problem }

export async function parseTree(bytes: Uint8Array): Promise<Tree> {
  const { outline, problem } = admit(bytes)
  if (problem !== null) return { tree: null, problem }
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: max_depth,
    maxHeadersSize: 2 * max_header_bytes,
  })
  try {
    await parser.parse(outline.skeleton)
  } catch (error) {
    return { tree: null, problem: /nesting depth/i.test(String(error)) ? 'too_deep' : 'malformed' }
  }
  const tree = partOf((parser as unknown as { root: Node }).root, outline.bodies)
  return everyPart(tree).length > max_parts ? { tree: null, problem: 'too_many_parts' } : { tree, problem: null }
}

/** The part itself and all below it. */
export function everyPart(part: Part): Part[] {
  return [part, ...part.children.flatMap(everyPart)]
}

function partOf(node: Node, bodies: readonly Uint8Array[]): Part {
  const [number, ...headers] = node.headers
  const body = bodies[Number.parseInt(number?.value ?? '', 10)] ?? new Uint8Array()
  const { value, params } = node.contentType.parsed
  const disposition = node.contentDisposition.parsed
  const names = [disposition.params.filename, params.name].filter((name) => name !== undefined && name !== '')
  // Programs that break one of the two write the other, too.
  const file_name = names.find((name) => !name?.includes('\ufffd')) ?? names[0] ?? null
  return {
    type: /^[\w.+-]+\/[\w.+-]+$/.test(value) ? value : node.childNodes.length > 0 ? 'multipart/mixed' : 'text/plain',
    parameters: params,
    disposition: disposition.value.trim(),
    file_name: file_name === null ? null : decodeWords(file_name),
    content_id: /^\s*<?([^<>\s]{1,250})>?/.exec(node.contentId ?? '')?.[1] ?? null,
    headers,
    content: decodeTransfer(body, node.contentTransferEncoding.encoding),
    children: node.childNodes.map((child) => partOf(child, bodies)),
  }
}
