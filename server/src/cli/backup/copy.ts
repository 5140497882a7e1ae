import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

interface Wire {
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** What the driver calls for a statement type it doesn't know. */
abstract class Copy {
  protected failure: Error | undefined
  protected readonly text: string

  constructor(text: string) {
    this.text = text
  }

  submit(connection: Wire): void {
    connection.query(this.text)
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.failure = error
    this.ended()
  }

  handleReadyForQuery(): void {
    this.ended()
  }

  protected abstract ended(): void
}

class CopyOut extends Copy {
  private wire: Wire | undefined
  readonly rows = new Readable({ highWaterMark: 1 << 20, read: () => this.wire?.stream.resume() })

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Wire): void {
    this.wire = connection
    // A copy, because the driver reuses the memory.
    if (!this.rows.push(Buffer.from(chunk))) connection.stream.pause()
  }

  protected ended(): void {
    if (this.failure) this.rows.destroy(this.failure)
    else this.rows.push(null)
  }
}

class CopyIn extends Copy {
  private readonly source: AsyncIterable<Buffer>
  private readonly done: (error: Error | undefined) => void

  constructor(text: string, source: AsyncIterable<Buffer>, done: (error: Error | undefined) => void) {
    super(text)
    this.source = source
    this.done = done
  }

  handleCopyInResponse(connection: Wire): void {
    this.send(connection).catch((error) => {
      this.failure = error
      connection.sendCopyFail('The source failed.')
    })
  }

  handleCopyData(): void {}

  private async send(connection: Wire): Promise<void> {
    for await (const chunk of this.source) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }

  override handleError(error: Error): void {
    super.handleError(this.failure ?? error)
  }

  protected ended(): void {
    this.done(this.failure)
  }
}

/** The output of COPY … TO STDOUT, at the reader's pace. */
export function copyOut(client: pg.Client, text: string): AsyncIterable<Buffer> {
  const copy = new CopyOut(text)
  client.query(copy as unknown as pg.Submittable)
  return copy.rows
}

/** Sends input to COPY … FROM STDIN. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = new CopyIn(text, source, (error) => (error ? reject(error) : resolve()))
    client.query(copy as unknown as pg.Submittable)
  })
}
