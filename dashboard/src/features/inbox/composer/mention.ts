/** As a note holds it: the name for readers, the id for the service. */
export function mentionOf({ id, name }: { id: string; name: string }): string {
  return `@[${name.replaceAll(/[[\]\n]/g, ' ').trim()}](${id}) `
}
