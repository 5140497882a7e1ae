// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import type { Setting } from './clock.ts'
import type { Patch } from './sabotage.ts'

export const hour = 3600
export const day = 24 * hour

export interface Clocks {
  at_start: Setting
  /** What the clocks are set to during the run. Several settings rotate. */
  jumps?: readonly Setting[]
}

interface Twin {
  without: string
  because: RegExp
  patches: Patch[]
}

/** Twins with the clocks that expose them. Twins with the same clocks share a run, because they don't affect each other. */
export const clockTwins: readonly (readonly [Clocks, readonly Twin[]])[] = [
  [
    { at_start: [-hour] },
    [
      {
        without: 'where retries go by the clock of the process, one that is behind makes them at once',
        because: /was made again after \d+ ms/,
        patches: [
          [
            'src/webhooks/outcomes.ts',
            "then now() + delay_ms * interval '1 ms' end",
            "then to_timestamp(${Date.now() / 1000}::float8) + delay_ms * interval '1 ms' end",
          ],
        ],
      },
      {
        without: 'where conversations wake by the clock of the process, one that is behind lets them sleep',
        because: /did not wake/,
        patches: [['src/conversations/wake.ts', 'new Date(now)', 'new Date()']],
      },
    ],
  ],
  [
    { at_start: [-hour, -hour] },
    [
      {
        without: 'where leases go by the clock of the process, one that is behind loses them',
        because: /was leased \d+ times|came \d+ times/,
        patches: [
          ['src/jobs/leases.ts', 'return sql`now() +', 'return sql`to_timestamp(${Date.now() / 1000}::float8) +'],
        ],
      },
    ],
  ],
  [
    { at_start: [0], jumps: [[day]] },
    [
      {
        without: 'where the grace of a secret goes by the clock of the process, a jump forward ends it',
        because: /is not signed with the secret before/,
        patches: [
          [
            'src/webhooks/worker.ts',
            'performance.now() < lease.previous_secret_until',
            'Date.now() < performance.timeOrigin + lease.previous_secret_until',
          ],
        ],
      },
      {
        without: 'where a replay goes by the clock of the process, one that is ahead lets it wait',
        because: /was not replayed/,
        patches: [
          [
            'src/webhooks/replay.ts',
            'least(${next_attempt_at}::timestamptz, clock_timestamp())',
            '${next_attempt_at}::timestamptz',
          ],
        ],
      },
    ],
  ],
]
