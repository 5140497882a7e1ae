import { defaultClientConditions, defineConfig } from 'vite'

// The chat in the iframe, and a shop to try it in. The loader is a file of its own: vite.loader.config.ts.
export default defineConfig({
  base: '/widget/',
  oxc: { jsx: { importSource: 'preact' } },
  plugins: [
    {
      // Vite's own finds what else a chunk needs, such as styles. Ours need nothing else, and it would be a twentieth of the chat.
      name: 'plain dynamic imports',
      enforce: 'pre',
      load: (id) =>
        id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
    },
  ],
  resolve: { conditions: ['@parley/source', ...defaultClientConditions] },
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    // Nothing inline: the frame is served under a policy that allows none of it.
    assetsInlineLimit: 0,
    modulePreload: false,
    // What a first visit costs is checked by it.
    manifest: 'manifest.json',
    rolldownOptions: {
      input: ['frame.html', 'demo.html'],
      // One file for the first look instead of eight: small files compress badly.
      output: {
        codeSplitting: { groups: [{ name: 'chat', tags: ['$initial'], test: /^(?!.*(src\/demo\/|demo\.html))/ }] },
      },
    },
  },
  // `npm run dev -w widget` beside a service that runs: its API is that of the chat.
  server: { proxy: { '/widget/api': { target: process.env.PARLEY_URL ?? 'http://127.0.0.1:3000' } } },
})
