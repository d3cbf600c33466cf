import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds share pages, after the page: theirs are files of their own, which nobody else loads. */
export default defineConfig({
  root: fromRoot('src/main'),
  cacheDir: fromRoot('.cache/vite'),
  publicDir: false,
  plugins: [react(), compressed()],
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: false,
    manifest: '.vite/share.json',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fromRoot('src/main/share.tsx'),
      output: {
        entryFileNames: 'assets/share-[hash].js',
        chunkFileNames: 'assets/share-[name]-[hash].js',
        assetFileNames: 'assets/share-[name]-[hash][extname]',
      },
    },
  },
})
