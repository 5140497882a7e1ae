/** What a style may say: looks of text, boxes and tables. Nothing that leaves its place, covers others, or loads. */
const properties = new RegExp(
  `^(?:color|background|background-color|font(?:-(?:family|size|style|variant|weight))?|line-height|letter-spacing|word-spacing
  |text-(?:align|decoration|decoration-(?:color|line|style)|indent|transform|overflow)|vertical-align|white-space|word-(?:break|wrap)
  |overflow-wrap|direction|unicode-bidi|(?:margin|padding)(?:-(?:top|right|bottom|left))?
  |border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|border-(?:collapse|spacing|radius)
  |(?:min-|max-)?(?:width|height)|display|float|clear|list-style(?:-(?:type|position))?|table-layout|caption-side|empty-cells
  |box-sizing|opacity|mso-hide)$`.replace(/\s+/g, ''),
)
const values = /^[\p{L}\p{N} #%.,()'"!/+-]{1,300}$/u
const functions = /\b(?!rgba?\(|hsla?\()[\w-]+\s*\(/i
/** A frame as high as its content can't have content as high as the frame. */
const units_of_the_frame = /\d(?:[sld]?v(?:h|w|min|max|i|b)|cq(?:h|w|min|max|i|b))\b/i
/** What a background shows before, or without, its image. */
const color_of_background =
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)(?=\s)(?!\s*\()|(?<=\s)#[\da-f]{3,8}$/i
const max_characters = 4000

/** The harmless declarations of a style attribute. */
export function safeStyle(style: string): string {
  if (style.length > max_characters) return ''
  return style
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s, 2).map((side) => side.trim()) as [string, string?])
    .map(([property, value = '']) => safeDeclaration(property.toLowerCase(), value))
    .filter((declaration) => declaration !== null)
    .join('; ')
}

function safeDeclaration(property: string, value: string): string | null {
  if (isSafe(property, value)) return `${property}: ${value}`
  const color = property === 'background' ? value.match(color_of_background)?.[0] : undefined
  return color === undefined ? null : `background-color: ${color}`
}

function isSafe(property: string, value: string): boolean {
  if (!properties.test(property) || !values.test(value)) return false
  if (functions.test(value) || units_of_the_frame.test(value)) return false
  return !property.startsWith('margin') || !value.includes('-')
}
