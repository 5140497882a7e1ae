/**
 * Every advisory lock, so that no two kinds of work wait for each other by accident. The second number is the environment where the work is of
 * one, else 0. Numbers stay: during an update, processes of two versions hold them.
 */
export const locks = {
  sequencer: 1,
  search: 2,
  webhook_endpoint_limit: 3,
  article_words: 4,
  report_days: 6,
  import: 7,
  notifications: 8,
  service_alarms: 9,
  /** The process that tells the gauges of the deployment. */
  speaker: 50,
  secret_rotation: 51,
} as const

/** Locks of one number alone: PostgreSQL keeps them apart from those above. */
export const whole_locks = {
  /** One process migrates; the others wait for it and find nothing to do. */
  migrations: 7_275_539,
  audit_chain: 7_275_540,
} as const
