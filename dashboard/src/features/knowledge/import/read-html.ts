const dropped = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT NAV FOOTER ASIDE FORM BUTTON SELECT HEAD HEADER'.split(' '),
)
const blocks = new Set(
  'P DIV SECTION ARTICLE MAIN TABLE TR UL OL DL DT DD FIGURE FIGCAPTION ADDRESS DETAILS SUMMARY FIELDSET HR BODY'.split(
    ' ',
  ),
)

/** The main part of a web page as Markdown. The browser parses it without running or loading anything. */
export function htmlToArticle(html: string) {
  const page = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  const main = page.querySelector('main, [role=main], article') ?? page.body
  const heading = spaced(page.querySelector('h1')?.textContent ?? '')
  const title = heading || spaced(page.title) || null
  const language = /^[a-z]{2}/i.exec(page.documentElement.lang)?.[0].toLowerCase()
  const url = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const body = tidied(written(main))
  const first = `# ${title}`
  return {
    title,
    body: body === first || body.startsWith(`${first}\n`) ? body.slice(first.length).trim() : body,
    ...(language && { language }),
    ...(/^https?:\/\/[^\s/?#]+\S*$/.test(url) && { url }),
  }
}

/** The browser runs no handlers of such a page, but warns about each. */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/([\s/"'])on(?=[a-z]+\s*=)/gi, '$1data-on'))
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (!(node instanceof Element)) return ''
  const name = node.tagName.toUpperCase()
  if (dropped.has(name) || node.hasAttribute('hidden') || node.getAttribute('role') === 'navigation') return ''
  if (name === 'BR') return '\n'
  if (name === 'PRE') return `\n\n\`\`\`\n${node.textContent ?? ''}\n\`\`\`\n\n`
  const inside = Array.from(node.childNodes, written).join('')
  if (/^H[1-6]$/.test(name)) return `\n\n${'#'.repeat(Number(name[1]))} ${spaced(inside)}\n\n`
  if (name === 'LI') return `\n- ${inside.trim()}`
  if (name === 'TD' || name === 'TH') return ` ${inside}`
  return blocks.has(name) ? `\n\n${inside}\n\n` : inside
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^ (?! )/, '').trimEnd())
    .filter((line) => !/^(?:#{1,6}|-)\s*$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
