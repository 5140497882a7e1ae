/** The token after the `#` of a link. It is taken off the address, where somebody might read or copy it. */
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token !== null) {
    kept = token
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return kept
}

// Another link pasted where one was opened before changes nothing but what is behind the `#`: the browser loads nothing by itself.
addEventListener('hashchange', () => {
  if (new URLSearchParams(location.hash.slice(1)).has('token')) location.reload()
})

// In memory alone: the page may be drawn twice, the address is read once.
let kept: string | null = null
