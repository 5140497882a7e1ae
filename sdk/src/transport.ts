/** The operations of the API without the client: for a transport of your own, such as the dashboard's, which has a session instead of a key. */
export { pathOf, queryOf } from './address.ts'
export type * from './api.ts'
export { infoOf } from './attempt.ts'
export { EventsResource, Resources } from './generated/resources.ts'
export { messageReader } from './messages.ts'
export { List } from './pages.ts'
export { type RateLimit, type ResponseInfo, remember, responseOf } from './response.ts'
