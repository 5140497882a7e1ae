/** As in `package.json`, and for each package in `package-lock.json`. */
export interface Dependencies {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Entry extends Dependencies {
  name?: string
  version?: string
  resolved?: string
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
}

export interface Lock {
  name: string
  version: string
  lockfileVersion: number
  requires?: boolean
  packages: Record<string, Entry>
}

/**
 * The part of a lock file that a package with these dependencies needs: same versions, hashes and places, for all platforms.
 * By hand, because npm makes a lock file only from what it asks the registry.
 */
export function productionLock(lock: Lock, manifest: { name: string; version: string } & Dependencies): Lock {
  const { name, version, dependencies, optionalDependencies } = manifest
  const needed = reachable(lock, { dependencies }, false)
  const all = reachable(lock, { dependencies, optionalDependencies }, true)
  const packages: Lock['packages'] = { '': { name, version, dependencies, optionalDependencies } }
  for (const path of [...all].sort()) {
    const { resolved, dev, devOptional, optional, peer, ...entry } = lock.packages[path]!
    packages[path] = needed.has(path) ? entry : { ...entry, optional: true }
  }
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages }
}

function reachable(lock: Lock, from: Dependencies, with_optional: boolean): Set<string> {
  const places = new Set<string>()
  const open = namesIn(from, with_optional).map((name) => ({ name, above: '' }))
  for (let next = open.pop(); next; next = open.pop()) {
    const place = placeOf(lock, next.name, next.above)
    if (places.has(place)) continue
    places.add(place)
    for (const name of namesIn(lock.packages[place]!, with_optional)) open.push({ name, above: place })
  }
  return places
}

function namesIn(
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry,
  with_optional: boolean,
) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers, ...Object.keys((with_optional && optionalDependencies) || {})]
}

/** Where Node finds a package: in the nearest `node_modules` above. */
function placeOf(lock: Lock, name: string, above: string): string {
  for (let folder = above; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock.packages[place]) return place
    if (folder === '') throw new Error(`package-lock.json has no ${name} at the root, where production needs it.`)
    if (!folder.includes('/node_modules/')) folder = '/node_modules/'
  }
}
