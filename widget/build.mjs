// Builds what the service serves: the chat (frame.html and its assets) and the loader (widget.js).
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

for (const configFile of ['vite.config.ts', 'vite.loader.config.ts'])
  await build({ root, configFile: `${root}${configFile}`, logLevel: 'warn' })
