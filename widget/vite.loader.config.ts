import { defineConfig } from 'vite'

// A classic script of one file, so that one tag and one request are enough. It declares nothing on the page but `Parley`.
export default defineConfig({
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/loader/main.ts',
      output: { format: 'iife', entryFileNames: 'widget.js' },
    },
  },
})
