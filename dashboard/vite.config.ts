import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// What every page needs, in two files instead of forty: small files compress badly, and a release leaves the libraries in the browser's
// cache. Nothing is in there that only some pages need. The entry stays apart, because the manifest lists the pages by it.
const inbox_parts =
  /ui\/(dialog|field|search-field|long-list|markdown)\.|text\/(time|placeholders)\.|(priorities|snooze-presets|permalink)\./

const groups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
  { name: 'shell', tags: ['$initial'], test: /^(?!.*(index\.html|src\/main\.tsx))/ },
  // What the inbox shares with other pages: a dozen files of some hundred bytes are a dozen requests before the first row.
  { name: 'parts', test: inbox_parts },
]

const service = { target: process.env.PARLEY_URL ?? 'http://127.0.0.1:3000' }

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), tailwind()],
  // The SDK from its sources: what the pages leave out of it is left out of them.
  resolve: { conditions: ['@parley/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Nothing inline: the pages are served under a policy that allows none of it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file loads which: what a first visit costs is tested.
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // `npm run dev -w dashboard` beside a service that runs: its API is that of the pages.
  server: { proxy: { '/dashboard/api': service, '/dashboard/mail-sheet': service } },
})
