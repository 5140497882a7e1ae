import { type Color, colorOf, isAlike, over } from './color.ts'

type Attributes = Record<string, string>

/** How text is drawn at one place of an HTML mail, as far as that decides whether anybody sees it. */
export interface Look {
  /** Nothing inside is drawn, whatever it says. */
  readonly is_gone: boolean
  /** What is inside may say otherwise. */
  readonly is_visible: boolean
  readonly font_px: number
  readonly indent_px: number
  readonly opacity: number
  /** Null: not known, such as that of a picture. */
  readonly color: Color | null
  readonly background: Color | null
}

const page: Look = {
  is_gone: false,
  is_visible: true,
  font_px: 16,
  indent_px: 0,
  opacity: 1,
  color: [0, 0, 0, 1],
  background: [255, 255, 255, 1],
}

export const hidden: Look = { ...page, is_gone: true }

/** Style sheets aren't read: where one sets backgrounds, whatever has a class may have another color. */
export function lookOfPage(html: string): { look: Look; has_sheet: boolean } {
  const sheets = html
    .slice(0, max_sheet_characters)
    .split(/<style/i)
    .slice(1)
  const has_sheet = sheets.some((sheet) => /background/i.test(sheet.split(/<\/style/i, 1)[0]!))
  return { has_sheet, look: has_sheet ? { ...page, background: null } : page }
}

const max_sheet_characters = 200_000

/** The look inside a tag. */
export function lookInside(outer: Look, name: string, attributes: Attributes, has_sheet: boolean): Look {
  const { style = '', hidden, bgcolor, background, color, text, class: classes, id } = attributes
  const has_class = has_sheet && (classes !== undefined || id !== undefined)
  if (
    !style &&
    hidden === undefined &&
    !bgcolor &&
    !background &&
    !color &&
    !text &&
    !has_class &&
    name !== 'a' &&
    name !== 'font'
  )
    return outer
  const rules = rulesIn(style)
  const looks = { ...outer, ...(has_class && { color: null, background: null }) }
  const font_px = fontOf(rules, outer.font_px, name === 'font' && attributes.size !== undefined)
  const opacity = outer.opacity * numberOf(rules.get('opacity') ?? '1')
  const behind = backgroundOf(rules, bgcolor, background, looks.background)
  return {
    is_gone: hidden !== undefined || isGone(rules, font_px) || opacity <= 0.05,
    is_visible: visibilityOf(rules, outer.is_visible),
    font_px,
    indent_px: lengthOf(rules.get('text-indent'), font_px) ?? outer.indent_px,
    opacity,
    color: colorIn(rules, color ?? text, name === 'a' && attributes.href !== undefined ? null : looks.color, outer),
    background: behind,
  }
}

/** Text of less than 3 pixels is a line at best. */
export function isSeen({ is_gone, is_visible, font_px, indent_px, color, background }: Look): boolean {
  if (is_gone || !is_visible || font_px < 3 || isFar(indent_px)) return false
  if (color === null) return true
  if (color[3] <= 0.05) return false
  return background === null || !isAlike(over(color, background), background)
}

type Rules = ReadonlyMap<string, string>

/** Mail programs need less. The expressions below take the more time the longer a value is, and the more ways it can be split. */
const max_value_characters = 300

function rulesIn(style: string): Rules {
  const rules = new Map<string, string>()
  const important = new Set<string>()
  const text = style.slice(0, 20_000).replace(/\/\*.*?(?:\*\/|$)/gs, '')
  for (const declaration of text.split(';')) {
    const [property = '', whole] = declaration.split(/:(.*)/s, 2).map((side) => side.trim().toLowerCase())
    if (whole === undefined) continue
    const value = whole.replace(/\s+/g, ' ')
    const is_important = /! ?important$/.test(value)
    if (important.has(property) && !is_important) continue
    if (is_important) important.add(property)
    rules.set(property, value.replace(/ ?! ?important$/, '').slice(0, max_value_characters))
  }
  return rules
}

function isGone(rules: Rules, font_px: number): boolean {
  const value = (name: string) => rules.get(name) ?? ''
  const px = (name: string) => lengthOf(rules.get(name), font_px)
  if (value('display') === 'none' || value('mso-hide') === 'all') return true
  if (/opacity\( ?0?\.?0+%? ?\)/.test(value('filter'))) return true
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((name) => /hidden|clip/.test(value(name)))
  if (cuts && ['height', 'max-height', 'width', 'max-width'].some((name) => (px(name) ?? 100) <= 1)) return true
  const is_moved = /^(?:absolute|fixed|relative)$/.test(value('position'))
  if (is_moved && ['left', 'top', 'right', 'bottom'].some((name) => isFar(px(name) ?? 0))) return true
  const margins = [value('margin').split(/\s+/), ...sides.map((side) => [value(`margin-${side}`)])].flat()
  if (margins.some((margin) => (lengthOf(margin, font_px) ?? 0) <= -far_px)) return true
  if (/rect\( ?(?:[01](?:px)?[ ,]*){4}\)/.test(value('clip'))) return true
  if (/inset\(\s*(?:[5-9]\d|\d{3,})(?:\.\d+)?%|circle\(\s*0/.test(value('clip-path'))) return true
  return /scale[xy]?\( ?0?\.?0* ?[,)]|translate(?:[xy]|3d)?\([^)]*-\d{3,}/.test(value('transform'))
}

const sides = ['top', 'right', 'bottom', 'left']
const far_px = 300

function isFar(px: number): boolean {
  return px <= -far_px || px >= 3000
}

function visibilityOf(rules: Rules, outer: boolean): boolean {
  const value = rules.get('visibility')
  if (value === 'hidden' || value === 'collapse') return false
  return value === 'visible' || value === 'initial' ? true : outer
}

function fontOf(rules: Rules, outer: number, has_size: boolean): number {
  const shorthand = rules
    .get('font')
    ?.split(/[\s/]+/)
    .find((word) => /^(?:0|[\d.]+(?:[a-z]+|%))$/.test(word))
  const size = rules.get('font-size') ?? shorthand
  if (size === undefined || size === 'inherit') return has_size ? 10 : outer
  if (size === 'smaller' || size === 'larger') return outer
  return Math.abs(lengthOf(size, outer, outer) ?? 16)
}

const units: Record<string, number> = { px: 1, pt: 4 / 3, rem: 16, in: 96, cm: 37.8, mm: 3.78, pc: 16, vw: 10, vh: 10 }

/** In pixels. Null: no length, or one that isn't understood. */
function lengthOf(css: string | undefined, font_px: number, whole_px = 1000): number | null {
  const [, number, unit = 'px'] = /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z]+|%)?$/.exec(css?.trim() ?? '') ?? []
  if (number === undefined) return null
  if (unit === '%') return (Number(number) * whole_px) / 100
  if (unit === 'em' || unit === 'ex' || unit === 'ch') return Number(number) * font_px
  return units[unit] === undefined ? null : Number(number) * units[unit]
}

function numberOf(css: string): number {
  const number = Number.parseFloat(css) / (css.endsWith('%') ? 100 : 1)
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 0), 1)
}

function colorIn(rules: Rules, attribute: string | undefined, default_color: Color | null, outer: Look): Color | null {
  const css = rules.get('color') ?? attribute
  if (css === undefined) return default_color
  return css === 'inherit' || css === 'currentcolor' ? outer.color : colorOf(css)
}

/** Pictures may have any color. */
function backgroundOf(rules: Rules, bgcolor: string | undefined, picture: string | undefined, outer: Color | null) {
  const css = `${rules.get('background') ?? ''} ${rules.get('background-image') ?? ''}`
  if (picture || /url\(|gradient\(|image/.test(css)) return null
  const words = rules.get('background')?.match(/[\w#-]+(?:\([^)]*\))?/g) ?? []
  const background = words.map(colorOf).find((color) => color !== null)
  const own = rules.get('background-color') ?? null
  const color = own === null ? (background ?? (bgcolor ? colorOf(bgcolor) : undefined)) : colorOf(own)
  if (color === undefined) return outer
  // What isn't understood may be any color.
  if (color === null) return own === 'inherit' || own === 'initial' ? outer : null
  if (outer === null) return color[3] >= 0.95 ? color : null
  return over(color, outer)
}
