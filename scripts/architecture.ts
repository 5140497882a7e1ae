import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string
  to: string
}

/** All imports of our own files: of values and types, static and dynamic. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    Array.from(textOf(root, from).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g), ([, path]) => ({
      from,
      to: normalize(join(dirname(from), path!)),
    })),
  )
}

const statement =
  /\b(?:import|export)\s+(type\s+)?(?:\{([^}]*)\}|[^'{;]*?)\s*from\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g

/** What runs along with a file: imports of values, static and dynamic. Those of types alone are erased. */
function valuesFrom(root: string, file: string): string[] {
  return Array.from(textOf(root, file).matchAll(statement))
    .filter(([, is_type, names]) => !is_type && !names?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)))
    .map(([, , , path, bare]) => normalize(join(dirname(file), path ?? bare!)))
}

/** The files that a reader of one file may have to open, itself included, down to the ground. */
export function reachOf(root: string, start: string, isGround: (file: string) => boolean): string[] {
  const files = new Set([start])
  for (const file of files) for (const next of valuesFrom(root, file)) if (!isGround(next)) files.add(next)
  return [...files]
}

/** The imports that break a rule, as text. */
export function wrong(imports: readonly Import[], is_wrong: (one: Import) => unknown): string[] {
  return imports.filter(is_wrong).map(({ from, to }) => `${from} → ${to}`)
}

/** Import cycles. */
export function cyclesOf(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    else if (!finished.has(file)) for (const { to } of next.get(file) ?? []) visit(to, [...path, file])
    finished.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}

/** Top folders that import each other. Who reads one must read the other. */
export function mutualFolders(imports: readonly Import[]): string[] {
  const folderOf = (file: string) => (file.includes('/') ? file.split('/')[0]! : '')
  const arrows = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`))
  return Array.from(arrows, (arrow) => arrow.split(' '))
    .filter(([from, to]) => from! < to! && from !== '' && arrows.has(`${to} ${from}`))
    .map((pair) => pair.join(' ↔ '))
    .sort()
}

/** Files over 250 lines, and lines over 200 characters. Nobody reads what a program made from something else. */
export function tooLong(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const lines = linesOf(root, file)
    if (lines[0]!.startsWith('// Made by scripts/')) return []
    const wide = lines.flatMap((line, n) => (line.length > 200 ? [`${file}:${n + 1}`] : []))
    return lines.length > 251 ? [file, ...wide] : wide
  })
}

const literal = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gs

/** The same, with lines of any length that are a text and hardly anything else: the cases of a test. */
export function tooLongBesideTexts(root: string, files: readonly string[]): string[] {
  return tooLong(root, files).filter((place) => {
    const [file, number] = place.split(':')
    if (number === undefined) return true
    const without_texts = textOf(root, file!).replaceAll(literal, (text) => text.replaceAll(/[^\n]/g, ''))
    return without_texts.split('\n')[Number(number) - 1]!.trim().length > 40
  })
}

const definition = /^(?:export )?(?:(?:async )?function\*? (\w+)|const (\w+)\b.*(?:=>|= (?:async )?\($|\(function\b))/

/** Functions over 60 lines. Relies on the formatter: a function reaches to the next line that isn't indented. */
export function longFunctions(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const lines = linesOf(root, file)
    return lines.flatMap((line, at) => {
      const [, name, constant] = definition.exec(line) ?? []
      if (!name && !constant) return []
      const next = lines.findIndex((other, n) => n > at && /^[^\s})\]]/.test(other))
      const length = lines
        .slice(at, next === -1 ? undefined : next)
        .join('\n')
        .trimEnd()
        .split('\n').length
      return length > 60 ? [`${file} ${name ?? constant}`] : []
    })
  })
}

/** Files and folders whose names say nothing. */
export function drawers(files: readonly string[]): string[] {
  return files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|core|services|managers)(\/|\.tsx?$)/.test(file))
}

export function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).sort()
}

export function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function linesOf(root: string, file: string): string[] {
  return textOf(root, file).split('\n')
}
