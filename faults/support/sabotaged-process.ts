import { registerHooks } from 'node:module'
import { type Patch, patched } from './patch.ts'

// Preloaded in the service process and its worker threads: removes safeguards from the modules they load.
const patches: Patch[] = JSON.parse(process.env.SABOTAGE!)
registerHooks({ load: (url, context, next) => patched(next(url, context), url, patches) })
