import { useEffect, useState } from 'react'

/** Announces a new page by its title and focuses it, unless something on it already has the focus. */
export function Announcer() {
  const [words, setWords] = useState('')
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    // On arrival, the browser announces the page itself, and the focus starts at the top.
    let said = location.pathname
    const observer = new MutationObserver(() => {
      clearTimeout(soon)
      soon = setTimeout(() => {
        if (location.pathname === said) return
        said = location.pathname
        if (document.activeElement !== document.body) return
        setWords(document.title)
        document.getElementById('content')?.focus({ preventScroll: true })
      }, calm_ms)
    })
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => {
      clearTimeout(soon)
      observer.disconnect()
    }
  }, [])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

// A page that is loading may redirect.
const calm_ms = 100
