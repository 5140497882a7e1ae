export type { ConditionalOptions, ParleyOptions, RequestOptions, StreamOptions, WriteOptions } from './api.ts'
export { Parley } from './client.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  ParleyError,
  RateLimitError,
} from './errors.ts'
export type * from './generated/types.ts'
export { List, Page } from './pages.ts'
export type { UploadOptions } from './parts.ts'
export { type RateLimit, type ResponseInfo, responseOf } from './response.ts'
export {
  type VerifyOptions,
  verify,
  type WebhookHeaders,
  WebhookVerificationError,
  type WebhookVerificationReason,
} from './verify.ts'
