import { remember, responseOf } from './response.ts'

/** A page as the API answers it. */
interface Envelope<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

type Fetch<T> = (cursor?: string) => Promise<Envelope<T>>

/**
 * A list that has not been asked for yet. Loop over it for everything, page by page; await it for the first page.
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

  /** Asks for the first page, anew each time. */
  async page(): Promise<Page<T>> {
    return pageOf(this.#fetch)
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list is how one asks for its first page.
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

/** One page of a list. A loop over it goes on into the pages that follow. */
export class Page<T> implements AsyncIterable<T> {
  readonly object = 'list'
  /** The objects of this page. */
  readonly data: T[]
  /** Whether further pages exist. */
  readonly has_more: boolean
  /** Pass it as `cursor` to go on from here another time; null on the last page. */
  readonly next_cursor: string | null
  readonly #fetch: Fetch<T>

  constructor({ data, has_more, next_cursor }: Envelope<T>, fetch: Fetch<T>) {
    this.data = data
    this.has_more = has_more
    this.next_cursor = next_cursor
    this.#fetch = fetch
  }

  /** The page that follows; null after the last one. */
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
