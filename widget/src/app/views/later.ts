import { useEffect, useState } from 'preact/hooks'

/** Something that is fetched when it's first needed. Undefined until it's here. */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ it: T }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const attempt = () =>
      load().then(
        (it) => setLoaded({ it }),
        () => {
          timer = setTimeout(attempt, 5000)
        },
      )
    attempt()
    return () => clearTimeout(timer)
  }, [])
  return loaded?.it
}
