/** The tag for a website. The color is there so that the launcher has it before anything is loaded. */
export function snippetFor(origin: string, channel_id: string, color: string): string {
  return `<script async src="${origin}/widget.js" data-channel="${channel_id}" data-color="${color}"></script>`
}

export function policyFor(origin: string): string {
  return ['script-src', 'frame-src', 'connect-src'].map((directive) => `${directive} ${origin};`).join('\n')
}
