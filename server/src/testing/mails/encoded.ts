const tables = new Map<string, Map<string, number[]>>()

/** Text in an old charset: Node only decodes them, so each table is read from its decoder. */
export function encoded(text: string, charset: string): Buffer {
  const name = charset.toLowerCase().replaceAll('"', '')
  if (/^(?:utf-?8|us-ascii|x-unknown|utf-7)$/.test(name)) return Buffer.from(text)
  if (name === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (name === 'iso-2022-jp') return japanese(text)
  const table = tables.get(name) ?? tableOf(name)
  tables.set(name, table)
  return Buffer.from(Array.from(text).flatMap((sign) => table.get(sign) ?? [0x3f]))
}

function tableOf(charset: string): Map<string, number[]> {
  const decoder = new TextDecoder(charset)
  const table = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    if (Array.from(sign).length === 1 && sign !== '\ufffd' && !table.has(sign)) table.set(sign, bytes)
  }
  for (let byte = 0; byte < 256; byte++) learn([byte])
  if (!/^(?:gb|big5|euc|shift)/.test(charset)) return table
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) learn([lead, trail])
  return table
}

/** The pairs of EUC-JP without their high bits, between the sequences that switch. */
function japanese(text: string): Buffer {
  const runs = text.match(/[\0-\x7f]+|[^\0-\x7f]+/g) ?? []
  const pieces = runs.map((run) => {
    if (run.charCodeAt(0) < 0x80) return Buffer.from(run)
    const pairs = encoded(run, 'euc-jp').map((byte) => byte & 0x7f)
    return Buffer.concat([Buffer.from('\x1b$B'), pairs, Buffer.from('\x1b(B')])
  })
  return Buffer.concat(pieces)
}
