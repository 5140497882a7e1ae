import * as module from 'node:module'
import { fileURLToPath } from 'node:url'

// In JavaScript, because Node loads its TypeScript compiler (10 MB) for a file that it reads before this. An older Node can't
// read TypeScript at all, and would say so without saying what to do.
if (Number(process.versions.node.split('.')[0]) >= 26) await run()
else {
  process.stderr.write(
    `Parley needs Node 26 or newer, and \`node\` is ${process.versions.node} (${process.execPath}).\n`,
  )
  process.exitCode = 1
}

async function run() {
  // Keeps stripped and compiled code beside the packages: starting takes half the processor time (2.4 → 1.4 s). Not in Node's
  // default place, because others may write to a shared /tmp. The variable is for threads.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/parley', import.meta.url))
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { runCommand } = await import('./cli/commands.ts')

  process.exitCode = await runCommand(process.argv.slice(2), process.env)
  // Anything still open by then doesn't delay whoever stops the process.
  setTimeout(() => process.exit(), 5000).unref()
}
