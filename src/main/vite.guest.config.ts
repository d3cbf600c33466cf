import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds the page of guests, after the page: its files are its own, which nobody else loads. */
export default defineConfig({
  root: fromRoot('src/main'),
  cacheDir: fromRoot('.cache/vite'),
  publicDir: false,
  plugins: [react(), compressed()],
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/guest-[name]-[hash].js' } },
  },
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: false,
    manifest: '.vite/guest.json',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fromRoot('src/main/guest.tsx'),
      output: {
        entryFileNames: 'assets/guest-[hash].js',
        chunkFileNames: 'assets/guest-[name]-[hash].js',
        assetFileNames: 'assets/guest-[name]-[hash][extname]',
      },
    },
  },
})
