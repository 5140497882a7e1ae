// Builds the package twice, for `import` and for `require`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const tsc = findCompiler()
const builds = {
  esm: [],
  cjs: ['--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false'],
}

rmSync(join(root, 'dist'), { recursive: true, force: true })
for (const [name, options] of Object.entries(builds)) {
  const out = join(root, 'dist', name)
  const { status } = spawnSync(
    process.execPath,
    [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', out, ...options],
    { stdio: ['ignore', 2, 2] },
  )
  if (status !== 0) process.exit(1)
  for (const file of readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.d.ts')))
    rewrite(join(out, file))
}
writeFileSync(join(root, 'dist', 'cjs', 'package.json'), '{ "type": "commonjs" }\n')

function findCompiler() {
  try {
    return join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
  } catch {
    console.error('The SDK is built with TypeScript, which is not installed. Run first: npm ci --ignore-scripts')
    process.exit(1)
  }
}

/** TypeScript rewrites the endings of imports in code, not in declarations, where older ones do not know them. */
function rewrite(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '\.[^']*|import\("\.[^"]*)\.ts(?=['"])/g, '$1.js'))
}
