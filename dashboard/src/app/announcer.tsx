import { useEffect, useState } from 'react'

/** A new page is heard by its title and takes the focus, unless something of it or around it has the focus already. */
export function Announcer() {
  const [words, setWords] = useState('')
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    // Where somebody came in, the browser says so itself, and the focus begins at the beginning.
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

// A page that is on its way may be on its way to another one.
const calm_ms = 100
