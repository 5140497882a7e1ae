import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), tailwind()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing inline: the pages are served under a policy that allows none of it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file loads which: what a first visit costs is tested.
    manifest: 'manifest.json',
  },
  // `npm run dev -w dashboard` beside a service that runs: its API is that of the pages.
  server: { proxy: { '/dashboard/api': { target: process.env.PARLEY_URL ?? 'http://127.0.0.1:3000' } } },
})
