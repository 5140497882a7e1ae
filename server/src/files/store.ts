import type { Readable } from 'node:stream'

/** Where the bytes of files are. A file has several: the original, its preview, and the parts of an upload. */
export interface Storage {
  /** Takes a local file over: it is moved or copied, and lasts once this resolves. */
  put(id: string, piece: Piece, path: string): Promise<void>
  /** Null if there is none. */
  read(id: string, piece: Piece, range?: Range): Promise<Stored | null>
  /** Removes one piece, or all of the file. Safe to repeat. */
  remove(id: string, piece?: Piece): Promise<void>
  /** Throws, in words, if files can't be stored. */
  check(): Promise<void>
}

export type Piece = 'original' | 'preview' | `part-${number}`

export interface Stored {
  bytes: Readable
  /** Of the whole piece, in bytes. A picture may be replaced by what it was decoded to at any moment, before that is noted. */
  size: number
}

/** A virus scanner that every file passes before it is stored. */
export interface Scanner {
  /** Throws if something was found in a local file, or that can't be known. */
  requireClean(path: string): Promise<void>
  /** Throws, in words, if it doesn't respond. */
  check(): Promise<void>
}

/** Both ends included. */
export interface Range {
  first: number
  last: number
}

/** Signs and checks addresses that work without a key, until they expire. */
export interface Addresses {
  sign(id: string, piece: Piece): { path: string; expires_at: string }
  isValid(id: string, piece: Piece, expires: string, signature: string): boolean
}

/** What strangers and accounts may store, in bytes. 0 for no limit. */
export interface Quotas {
  readonly visitor_bytes: number
  readonly channel_bytes: number
  readonly account_bytes: number
}

/** What a process needs to receive, keep and serve files. */
export interface FileStore {
  readonly storage: Storage
  readonly addresses: Addresses
  /** A local folder where uploads arrive. */
  readonly incoming: string
  readonly max_bytes: number
  readonly refused_types: readonly string[]
  /** Null if files aren't scanned for viruses. */
  readonly scanner: Scanner | null
  readonly quotas: Quotas
  /** Throws if the disk has no room for this many bytes more. */
  requireRoom(bytes: number): Promise<void>
}
