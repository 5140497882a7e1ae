/** Statement durations, from sending to result. Counted by hand, because a library histogram took 0.5 µs per statement. */
const bounds_ms = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]
const counts = new Float64Array(bounds_ms.length + 1)
let sum_ms = 0

export function noteQuery(ms: number): void {
  let place = 0
  while (place < bounds_ms.length && ms > bounds_ms[place]!) place++
  counts[place]!++
  sum_ms += ms
}

/** In Prometheus histogram format. */
export function queryTimes(name: string): string {
  let total = 0
  const buckets = bounds_ms.map((bound, place) => {
    total += counts[place]!
    return `${name}_bucket{le="${bound / 1000}"} ${total}`
  })
  total += counts.at(-1)!
  return [
    `# HELP ${name} Time of database statements, from being sent to being answered.`,
    `# TYPE ${name} histogram`,
    ...buckets,
    `${name}_bucket{le="+Inf"} ${total}`,
    `${name}_sum ${sum_ms / 1000}`,
    `${name}_count ${total}`,
    '',
  ].join('\n')
}
