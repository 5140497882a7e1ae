/** Joins the lines of a paragraph that were broken for travel (RFC 3676). Quoted lines stay quoted. */
export function textOfFlowed(text: string, deletes_space: boolean): string {
  const lines: string[] = []
  let open: { depth: string; pieces: string[] } | null = null
  const close = () => {
    if (open) lines.push(`${open.depth}${open.depth === '' ? '' : ' '}${open.pieces.join('')}`.trimEnd())
    open = null
  }
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)![0]
    const content = line.slice(depth.length).replace(/^ /, '')
    const is_signature = content === '-- '
    if (open && ((open as { depth: string }).depth !== depth || is_signature)) close()
    const is_soft = content.endsWith(' ') && !is_signature
    const piece = is_soft && deletes_space ? content.slice(0, -1) : content
    if (is_signature) lines.push(`${depth}${depth === '' ? '' : ' '}-- `)
    else if (open) (open as { pieces: string[] }).pieces.push(piece)
    else open = { depth, pieces: [piece] }
    if (!is_soft) close()
  }
  close()
  return lines.join('\n')
}
