/** A long expression over several lines, in any case of letters. Line breaks and indentation aren't part of it. */
export function expression(lines: string): RegExp {
  return new RegExp(lines.replace(/\n\s*/g, ''), 'iu')
}
