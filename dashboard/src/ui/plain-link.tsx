import type { ComponentPropsWithRef } from 'react'

interface Props extends ComponentPropsWithRef<'a'> {
  href: string
  /** Where a plain click leads; any other is the browser's. */
  go: () => void
}

/** For lists of many: what a link of the router does to know its own address is most of what a row costs. */
export function PlainLink({ href, go, onClick, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const is_plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0
        if (event.defaultPrevented || !is_plain) return
        event.preventDefault()
        go()
      }}
    >
      {children}
    </a>
  )
}
