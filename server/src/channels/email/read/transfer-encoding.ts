const [equals, newline, carriage_return, space, tab] = [0x3d, 0x0a, 0x0d, 0x20, 0x09]

/** What a part contained before it was made fit for travel. An encoding that nobody knows is none. */
export function decodeTransfer(bytes: Uint8Array, encoding: string): Uint8Array {
  if (encoding === 'base64') return fromBase64(bytes)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(bytes) : bytes
}

/** Some programs pad each line: every piece is decoded on its own. */
function fromBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const padding = text.indexOf('=')
  if (padding === -1 || !/[a-z0-9+/]/i.test(text.slice(padding))) return Buffer.from(text, 'base64')
  return Buffer.concat(text.split(/=+/).map((piece) => Buffer.from(piece, 'base64')))
}

/** What is no escape stays as it is. */
function fromQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const decoded = Buffer.alloc(bytes.length)
  let length = 0
  for (let n = 0; n < bytes.length; n++) {
    const skipped = bytes[n] === equals ? softBreakAt(bytes, n) : 0
    const code = bytes[n] === equals && skipped === 0 ? escapeAt(bytes, n) : Number.NaN
    if (skipped > 0) n += skipped - 1
    else if (Number.isNaN(code)) decoded[length++] = bytes[n]!
    else {
      decoded[length++] = code
      n += 2
    }
  }
  return decoded.subarray(0, length)
}

/** How many bytes a line break after an equals sign takes, or 0. */
function softBreakAt(bytes: Uint8Array, at: number): number {
  let end = at + 1
  while (end - at < 80 && (bytes[end] === space || bytes[end] === tab)) end++
  if (bytes[end] === carriage_return) end++
  if (bytes[end] === newline) return end + 1 - at
  return end >= bytes.length ? end - at : 0
}

function escapeAt(bytes: Uint8Array, at: number): number {
  const digits = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}
