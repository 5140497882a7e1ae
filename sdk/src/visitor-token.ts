import type { Settings } from './attempt.ts'

type Fetch = typeof globalThis.fetch

/** A visitor's token, which is replaced when they sign in: what is under way meanwhile goes on with the new one. */
export class VisitorToken {
  value: string | undefined
  #signing_in: Promise<unknown> = Promise.resolve()

  constructor(value: string | undefined) {
    this.value = value
  }

  /** One sign-in after the other. */
  exclusively<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#signing_in.then(run)
    this.#signing_in = done.catch(() => {})
    return done
  }

  /** Settings whose requests are authorized by the token of the moment, also where a stream connects again. */
  authorizing(settings: Omit<Settings, 'authorization'>, may_wait = true): Settings {
    const { header } = this
    const fetch = may_wait ? this.#waiting(settings.fetch) : settings.fetch
    return {
      ...settings,
      fetch,
      get authorization() {
        return header()
      },
    }
  }

  readonly header = (): string | undefined => (this.value === undefined ? undefined : `Bearer ${this.value}`)

  /** What was refused because a sign-in replaced its token is sent again with the new one. Nothing has come of it. */
  #waiting(fetch: Fetch): Fetch {
    return async (target, init) => {
      const response = await fetch(target, init)
      const headers = init?.headers as Record<string, string> | undefined
      if (response.status !== 401 || headers?.authorization === undefined) return response
      await this.#signing_in
      const authorization = this.header()
      if (authorization === undefined || authorization === headers.authorization) return response
      await response.body?.cancel()
      return fetch(target, { ...init, headers: { ...headers, authorization } })
    }
  }
}
