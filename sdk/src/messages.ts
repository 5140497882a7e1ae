/** One message of an event stream: the lines between two empty ones. */
export interface Message {
  id?: string
  retry_ms?: number
  data?: string
}

/** Parses server-sent events (WHATWG HTML, 9.2): takes bytes as they arrive and returns the messages they complete. */
export function messageReader(): (bytes: Uint8Array) => Message[] {
  const decoder = new TextDecoder()
  let rest = ''
  let lines: string[] = []
  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true })
    // A carriage return at the end may be the first half of a line break.
    const parts = rest.slice(0, rest.endsWith('\r') ? -1 : undefined).split(/\r\n|\r|\n/)
    rest = parts.pop()! + (rest.endsWith('\r') ? '\r' : '')
    const complete: Message[] = []
    for (const line of parts) {
      if (line !== '') lines.push(line)
      else if (lines.length > 0) {
        complete.push(messageOf(lines))
        lines = []
      }
    }
    return complete
  }
}

function messageOf(lines: readonly string[]): Message {
  const message: Message = {}
  for (const line of lines) {
    const [name, ...rest] = line.split(':')
    const value = rest.join(':').replace(/^ /, '')
    if (name === 'data') message.data = message.data === undefined ? value : `${message.data}\n${value}`
    if (name === 'id' && !value.includes('\0')) message.id = value
    if (name === 'retry' && /^\d+$/.test(value)) message.retry_ms = Number(value)
  }
  return message
}
