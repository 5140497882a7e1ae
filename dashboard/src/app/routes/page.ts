import { lazyRouteComponent } from '@tanstack/react-router'
import { loadPageText } from '../../text/text.tsx'

/** A page that is loaded when it's opened, along with the texts that the inbox doesn't need. */
export function page<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(async () => (await Promise.all([load(), loadPageText()]))[0], name)
}
