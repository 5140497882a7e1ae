import { remember, responseOf } from './response.ts'

/** A page as the API returns it. */
interface Envelope<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

type Fetch<T> = (cursor?: string) => Promise<Envelope<T>>

/**
 * A list that is fetched when you use it. Iterate over it to get everything, page by page, or await it to get the first
 * page.
 *
 * @example
 * for await (const contact of parley.contacts.list({ limit: 100 })) console.log(contact.email)
 *
 * const page = await parley.contacts.list()
 * const next = await page.nextPage()
 */
export class List<T> implements AsyncIterable<T>, PromiseLike<Page<T>> {
  readonly #fetch: Fetch<T>

  constructor(fetch: Fetch<T>) {
    this.#fetch = fetch
  }

  /** Fetches the first page, again on each call. */
  async page(): Promise<Page<T>> {
    return pageOf(this.#fetch)
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list fetches its first page.
  then<A = Page<T>, B = never>(
    resolved?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.page().then(resolved, rejected)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* await this.page()
  }
}

/** One page of a list. Iterating over it continues with the following pages. */
export class Page<T> implements AsyncIterable<T> {
  readonly object = 'list'
  /** The objects of this page. */
  readonly data: T[]
  /** Whether there are more pages. */
  readonly has_more: boolean
  /** Pass it as `cursor` to continue from here later. Null on the last page. */
  readonly next_cursor: string | null
  readonly #fetch: Fetch<T>

  constructor({ data, has_more, next_cursor }: Envelope<T>, fetch: Fetch<T>) {
    this.data = data
    this.has_more = has_more
    this.next_cursor = next_cursor
    this.#fetch = fetch
  }

  /** The next page; null on the last one. */
  async nextPage(): Promise<Page<T> | null> {
    return this.next_cursor === null ? null : pageOf(this.#fetch, this.next_cursor)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (let page: Page<T> | null = this; page; page = await page.nextPage()) yield* page.data
  }
}

async function pageOf<T>(fetch: Fetch<T>, cursor?: string): Promise<Page<T>> {
  const envelope = await fetch(cursor)
  return remember(new Page(envelope, fetch), responseOf(envelope)!)
}
