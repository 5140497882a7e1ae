import type { ServiceAlarmKind } from '../../alarms/kinds.ts'

/** What an operator is told of: something that the whole deployment depends on. */
export type AlarmName = ServiceAlarmKind

/** As it goes to ALARM_URL, as JSON. The names of fields don't change. */
export interface Notice {
  type: 'alarm.began' | 'alarm.ended' | 'alarm.test'
  /** Null in a test. */
  alarm: AlarmName | null
  /** For people, in one line. Chat services that take a webhook show this field. */
  text: string
  /** When the trouble began. */
  since: string
  /** The machine that tells of it. */
  host: string
  /** PUBLIC_URL, or empty. */
  service: string
}

/** One thing to look at. Resolves with the words of the trouble, or null if there is none. */
export interface Check {
  alarm: AlarmName
  /** What ended, in words. */
  over: string
  look(): Promise<string | null>
}
