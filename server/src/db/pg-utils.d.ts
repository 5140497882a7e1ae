declare module 'pg/lib/utils.js' {
  /** A value as the driver puts it on the wire. */
  export function prepareValue(value: unknown): unknown
}
