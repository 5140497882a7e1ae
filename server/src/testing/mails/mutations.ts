/** Numbers that look random and are the same each time. */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const insertions = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '--',
  '--=_b1\r\n',
  '--=_b1--\r\n',
  '=?utf-8?B?',
  '"',
  '<',
  '\xff\xfe',
  '\r\n\r\n',
  ' ',
  'Content-Type: multipart/mixed; boundary=x\r\n',
  '=3D',
  '>'.repeat(50),
]

/** A mail as bad programs and bad lines hand it on: pieces lost, doubled, exchanged, cut or overwritten. */
export function mutated(raw: Buffer, random: (limit: number) => number): Buffer {
  let bytes = raw
  for (let n = 0; n <= random(4); n++) bytes = mutation(bytes, random)
  return bytes
}

function mutation(bytes: Buffer, random: (limit: number) => number): Buffer {
  const [one, other] = [random(bytes.length + 1), random(bytes.length + 1)]
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  const near = Math.min(from + random(60), bytes.length)
  const kinds = [
    () => [bytes.subarray(0, from), bytes.subarray(near)],
    () => [bytes.subarray(0, near), bytes.subarray(from)],
    () => [bytes.subarray(0, to)],
    () => [
      bytes.subarray(0, from),
      Buffer.from(insertions[random(insertions.length)]!, 'latin1'),
      bytes.subarray(from),
    ],
    () => [bytes.subarray(0, from), Buffer.from([random(256)]), bytes.subarray(from + 1)],
    () => [
      bytes.subarray(0, from),
      bytes.subarray(near, to),
      bytes.subarray(from, near),
      bytes.subarray(Math.max(to, near)),
    ],
    () => [bytes.subarray(to), bytes.subarray(0, to)],
  ]
  return Buffer.concat(kinds[random(kinds.length)]!())
}

/** The same lines with some of them lost, doubled, exchanged or cut. Text that is marked with `keep` stays. */
export function shuffledLines(raw: Buffer, keep: string, random: (limit: number) => number): Buffer {
  const lines = raw.toString('latin1').split('\r\n')
  for (let n = 0; n <= random(3); n++) {
    const at = random(lines.length)
    if (lines[at]!.includes(keep)) continue
    const line = lines[at]!
    const changes = [
      [],
      [line, line],
      [line.slice(0, random(line.length + 1))],
      [line.slice(random(line.length + 1))],
      ['', line],
      [line, 'junk'],
    ]
    lines.splice(at, 1, ...changes[random(changes.length)]!)
  }
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

/** Whether the first line that isn't empty is a header: such a mail is never malformed. */
export function beginsWithHeader(raw: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?[\r\n]*[!-9;-~]+[ \t]*:/.test(raw.toString('latin1'))
}
