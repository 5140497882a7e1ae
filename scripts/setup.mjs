// The first half of every npm script, on the machine's own Node (20 or newer). Installs what's missing, so that the second half
// finds the pinned runtime as `node`. Writes to stderr only, because stdout belongs to the second half.
// `--keep-production` leaves a folder alone where only what production needs was installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const platform = `${process.platform}-${process.arch}`
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64']

const dependencies = {
  stamp: at('node_modules', '.parley-setup'),
  state: lockState,
  isMade: isInstalled,
  make: install,
}
const pages = {
  stamp: at('dashboard', 'dist', '.parley-setup'),
  state: pagesState,
  isMade: () => false,
  make: buildPages,
}
const widget = {
  stamp: at('widget', 'dist', '.parley-setup'),
  state: widgetState,
  isMade: () => false,
  make: buildWidget,
}
const sdk = { stamp: at('sdk', 'dist', '.parley-setup'), state: sdkState, isMade: () => false, make: buildSdk }

try {
  await main()
} catch (error) {
  say(error.message)
  process.exitCode = 1
}

async function main() {
  const parts = [dependencies, sdk, pages, widget]
  if (parts.every(isFresh) || (process.argv[2] === '--keep-production' && isForProduction())) return
  refuseUnknownPlatforms()
  const release = await lock(at('.setup-lock'))
  try {
    for (const part of parts) {
      if (isFresh(part)) continue
      if (!part.isMade()) await part.make()
      writeFileSync(part.stamp, part.state())
    }
  } finally {
    release()
  }
}

function isFresh(part) {
  const state = part.state()
  return state === undefined || (existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === state)
}

function lockState() {
  // A folder shared by two systems, or an interrupted install, has the right lock file and the wrong contents.
  const runtime = existsSync(at('node_modules', '.bin', 'node')) ? 'runtime' : 'no runtime'
  return `${platform} ${runtime} ${hashOf([at('package-lock.json')])}`
}

// True after npm was run by hand: the record that it writes at its end matches the lock file.
function isInstalled() {
  const [wanted, found] = [at('package-lock.json'), at('node_modules', '.package-lock.json')].map(packagesIn)
  const fits = (list, ours) => !list || list.includes(ours)
  const isForUs = ({ os, cpu, libc }) => fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc')
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isForUs(entry))
    .every(([path, entry]) => found[path] && found[path].integrity === entry.integrity && existsSync(at(path)))
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** True after somebody installed without development tools, by hand: a service that runs there must not get 600 MB more. */
function isForProduction() {
  const [wanted, found] = [at('package-lock.json'), at('node_modules', '.package-lock.json')].map(packagesIn)
  const tools = Object.keys(wanted).filter((path) => wanted[path].dev)
  return Object.keys(found).length > 0 && tools.every((path) => !found[path])
}

async function install() {
  const began = Date.now()
  say('Installing the dependencies, once (about half a minute) …')
  // If npm started this process, these are its npm and its Node. Neither is in the folder that is replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [command, first] = npm && node ? [node, [npm]] : ['npm', []]
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const complete = ['--include=dev', '--include=optional']
  await run(
    command,
    [...first, 'ci', '--ignore-scripts', ...quiet, ...complete],
    'The dependencies could not be installed',
  )
  // Only compilers of native modules read them, and none is compiled: 67 MB.
  rmSync(at('node_modules', `node-${platform}`, 'include'), { recursive: true, force: true })
  // Only debuggers of the packages read them: 23 MB.
  for (const entry of filesIn(at('node_modules'))) if (entry.endsWith('.map')) rmSync(entry, { force: true })
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

function sdkState() {
  return stateOf([at('sdk', 'tsconfig.build.json'), at('sdk', 'build.mjs'), at('sdk', 'package.json')], ['sdk'])
}

// The pages bundle the SDK from its sources.
function pagesState() {
  const settings = ['index.html', 'vite.config.ts', 'package.json'].map((name) => at('dashboard', name))
  return stateOf([...settings, at('sdk', 'package.json')], ['dashboard', 'sdk'])
}

function widgetState() {
  const settings = ['frame.html', 'demo.html', 'build.mjs', 'vite.config.ts', 'vite.loader.config.ts', 'package.json']
  return stateOf([...settings.map((name) => at('widget', name)), at('sdk', 'package.json')], ['widget', 'sdk'])
}

/** A hash of what a part is built from. Undefined in a package without sources, which contains the built part. */
function stateOf(settings, folders) {
  if (!existsSync(settings[0])) return undefined
  const sources = folders.flatMap((folder) => filesIn(at(folder, 'src')))
  return hashOf([at('package-lock.json'), ...settings, ...sources.sort()])
}

/** Links to other folders, as to the workspaces, aren't followed. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

async function buildSdk() {
  say('Building the SDK …')
  await run(process.execPath, [at('sdk', 'build.mjs')], 'The SDK could not be built')
}

async function buildPages() {
  say('Building the pages of the dashboard …')
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  const words = [vite, 'build', at('dashboard'), '--logLevel', 'warn']
  await run(pinnedNode(), words, 'The pages of the dashboard could not be built')
}

async function buildWidget() {
  say('Building the widget …')
  await run(pinnedNode(), [at('widget', 'build.mjs')], 'The widget could not be built')
}

/** Vite may need a newer Node than the machine has. */
function pinnedNode() {
  const node = at('node_modules', '.bin', 'node')
  return existsSync(node) ? node : process.execPath
}

function refuseUnknownPlatforms() {
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (platforms.includes(platform) && !isMusl) return
  if (Number(process.versions.node.split('.')[0]) >= 26) return
  throw new Error(
    `The pinned runtime exists for ${platforms.join(', ')} (glibc), and this is ${platform}${isMusl ? ' (musl)' : ''} ` +
      `with Node ${process.versions.node}. Install Node 26 or newer and run this again.`,
  )
}

function run(command, args, failure) {
  const path = `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, PATH: path } })
  return new Promise((resolve, reject) => {
    // Ctrl-C ends the other program first, then this one, which removes its lock.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal))
    child.on('error', (error) => reject(new Error(`${failure}: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${failure} (${command} ended with ${code ?? signal}); see above.`))
    })
  })
}

// A folder that only one process can create, with its time as a heartbeat. After ten seconds without one, another process removes it.
async function lock(folder) {
  let seen
  for (let silent_ms = 0; !tryMake(folder); silent_ms += 250) {
    const time = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (seen === undefined) say('Another process is installing: waiting for it …')
    if (time !== seen) silent_ms = 0
    seen = time
    if (silent_ms >= 10_000) removeDead(folder, time)
    await pause(250)
  }
  const pulse = setInterval(() => existsSync(folder) && utimesSync(folder, new Date(), new Date()), 1_000)
  return () => {
    clearInterval(pulse)
    rmSync(folder, { recursive: true, force: true })
  }
}

function tryMake(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Error(`${folder} cannot be written: ${error.message}`)
  }
}

// Renamed before it is checked: of two processes that find the same stale lock, only one gets it, and a live lock is put back.
function removeDead(folder, time) {
  const grave = `${folder}-${process.pid}`
  try {
    renameSync(folder, grave)
  } catch {
    return
  }
  if (statSync(grave).mtimeMs === time) rmSync(grave, { recursive: true, force: true })
  else renameSync(grave, folder)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function say(words) {
  process.stderr.write(`${words}\n`)
}
