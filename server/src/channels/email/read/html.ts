import { parseHtml } from './html-parser.ts'
import { safeStyle } from './style.ts'

export interface HtmlOptions {
  /** `marked`: not loaded, with the address in `data-remote-src`. `loaded`: what was marked is an image again. */
  remote_images: 'marked' | 'loaded'
  /** Images that come with the mail, by their Content-ID. */
  inline_images: 'kept' | 'dropped'
}

type Attributes = Record<string, string>

const allowed_tags = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li main mark nav ol p pre q rp rt ruby s samp
  section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/),
)
const page_tags = new Set(['html', 'body'])
const void_tags = new Set(['br', 'hr', 'img', 'col', 'wbr'])
/** Left out with everything in them. */
const dropped_tags = new Set(
  `script style title head template noscript noframes noembed iframe frameset object applet embed svg math xml textarea select
  option button audio video canvas map dialog plaintext xmp listing`.split(/\s+/),
)
const plain_attributes = new Set(
  `align valign width height border cellpadding cellspacing colspan rowspan bgcolor color face size dir lang title alt nowrap
  start type value reversed span`.split(/\s+/),
)
/** Deeper than any mail program writes. Browsers become slow with thousands. */
const max_open_tags = 100
const max_attribute_characters = 4000
const max_inline_image_characters = 500_000

/**
 * HTML that can be shown: only known tags, attributes and styles, written anew from what was understood, so that nothing is
 * left for a browser to read in another way. No ids, no classes, no forms, nothing that loads by itself.
 */
export function sanitizeHtml(html: string, options: HtmlOptions): string {
  let output = ''
  const open: (string | null)[] = []
  let dropped_depth = 0
  parseHtml(html, {
    onopentag(name, attributes) {
      const is_dropped = dropped_tags.has(name)
      if (is_dropped || dropped_depth > 0) dropped_depth += 1
      const tag = dropped_depth === 0 && open.length < max_open_tags ? tagOf(name, attributes, options) : null
      open.push(tag && (page_tags.has(name) ? 'div' : name))
      output += tag ?? ''
    },
    ontext(text) {
      if (dropped_depth === 0) output += escaped(text)
    },
    onclosetag() {
      const name = open.pop()
      if (dropped_depth > 0) dropped_depth -= 1
      else if (name && !void_tags.has(name)) output += `</${name}>`
    },
  })
  return output.trim()
}

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"']/g, (sign) => signs[sign]!)
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Null if it is left out. What the page of the mail says of itself, its colors and direction, is said of a box around it. */
function tagOf(name: string, attributes: Attributes, options: HtmlOptions): string | null {
  if (allowed_tags.has(name)) return openTag(name, attributes, options)
  if (!page_tags.has(name)) return null
  const { dir, lang, bgcolor, text, style = '' } = attributes
  const colors = [bgcolor && `background-color: ${colorOf(bgcolor)}`, text && `color: ${colorOf(text)}`]
  const box = { ...(dir && { dir }), ...(lang && { lang }), style: [...colors, style].filter(Boolean).join('; ') }
  const tag = openTag('div', box, options)
  return tag === '<div>' ? null : tag
}

/** Attributes may leave out the #. */
function colorOf(attribute: string): string {
  return attribute.replace(/^(?:[\da-f]{3}|[\da-f]{6})$/i, '#$&')
}

function openTag(name: string, attributes: Attributes, options: HtmlOptions): string {
  const safe_attributes: Attributes = {}
  for (const [key, value] of Object.entries(attributes))
    if (plain_attributes.has(key) && value.length <= max_attribute_characters) safe_attributes[key] = value
  const style = safeStyle(attributes.style ?? '')
  if (style !== '') safe_attributes.style = style
  if (name === 'a') Object.assign(safe_attributes, linkOf(attributes.href))
  if (name === 'img') Object.assign(safe_attributes, imageOf(attributes, options))
  const pairs = Object.entries(safe_attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${pairs.join('')}>`
}

function linkOf(href = ''): Attributes {
  const address = href.replace(/[\p{Cc}\s]+/gu, '')
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(address) || address.length > max_attribute_characters) return {}
  return { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' }
}

function imageOf(attributes: Attributes, { remote_images, inline_images }: HtmlOptions): Attributes {
  const source = (attributes.src ?? '').replace(/[\p{Cc}\s]+/gu, '')
  const marked = remote_images === 'loaded' ? (attributes['data-remote-src'] ?? '') : ''
  if (/^cid:/i.test(source)) return inline_images === 'kept' ? { src: `cid:${contentId(source.slice(4))}` } : {}
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i.test(source))
    return source.length <= max_inline_image_characters ? { src: source } : {}
  const remote = /^\/\//.test(source) ? `https:${source}` : source || marked
  if (!/^https?:\/\//i.test(remote) || remote.length > max_attribute_characters) return {}
  return remote_images === 'loaded' ? { src: remote } : { 'data-remote-src': remote }
}

function contentId(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
