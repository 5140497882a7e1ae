/** The parts of the POSIX tar format (ustar) that a backup needs, so that any tool can list its content. */

const block = 512

export function tarEntry(name: string, content: Buffer): Buffer[] {
  const header = Buffer.alloc(block)
  header.write(name, 0, 100)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return [header, content, Buffer.alloc((block - (content.length % block)) % block)]
}

export const end_of_tar = Buffer.alloc(2 * block)

export interface TarEntry {
  name: string
  content: Buffer
}

/** The entries of a tar file, one at a time. Throws if it's truncated or not a tar file. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = reader(source)
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) return
    if (header.toString('latin1', 257, 262) !== 'ustar') throw new Error("This isn't a backup of Parley.")
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/, '')
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const content = await take(size)
    await take((block - (size % block)) % block)
    yield { name, content }
  }
}

/** Returns the next bytes of this number. */
function reader(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (size) => {
    const parts = [rest]
    for (let length = rest.length; length < size; ) {
      const { done, value } = await chunks.next()
      if (done) throw new Error('The backup is incomplete: it ends in the middle.')
      parts.push(value)
      length += value.length
    }
    const all = Buffer.concat(parts)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}
