import type { Mode } from '../scope.ts'
import { isApiRoute, isWidgetRoute, type Route } from './route.ts'

/** A path prefix that routes stand under, and how callers authenticate there. */
export interface Mount {
  readonly at: string
  readonly by: 'key' | 'session' | 'visitor'
  /** The mode in the path. A key has its own mode, and administration has none. */
  readonly mode?: Mode
}

export const dashboard = '/dashboard/api'
export const widget = '/widget/api'

/** The API, for keys, and once per mode for users. */
const of_api: readonly Mount[] = [
  { at: '/v1', by: 'key' },
  { at: `${dashboard}/live`, by: 'session', mode: 'live' },
  { at: `${dashboard}/test`, by: 'session', mode: 'test' },
]
/** Routes for users only. */
const of_dashboard: readonly Mount[] = [{ at: dashboard, by: 'session' }]

/** Routes for visitors of websites. */
const of_widget: readonly Mount[] = [{ at: widget, by: 'visitor' }]

export function mountsOf(route: Route): readonly Mount[] {
  if (isWidgetRoute(route)) return of_widget
  return isApiRoute(route) ? of_api : of_dashboard
}
