import type { Channel } from './channels.ts'

/** The tag for a website. The color is there so that the launcher has it before anything is loaded. */
export function snippetFor(origin: string, { id, widget }: Pick<Channel, 'id' | 'widget'>): string {
  return `<script async src="${origin}/widget.js" data-channel="${id}" data-color="${widget!.color}"></script>`
}

export function policyFor(origin: string): string {
  return ['script-src', 'frame-src', 'connect-src'].map((directive) => `${directive} ${origin};`).join('\n')
}
