import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { listBuildFiles } from './build/listBuildFiles'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const clientFolder = fromRoot('dist/client')
const wordsFolder = fromRoot('generated/assets/i18n')

/**
 * Builds the service worker, after the page whose files it lists. Its own file name has no hash.
 */
export default defineConfig({
  root: fromRoot('src/main'),
  publicDir: false,
  define: { buildFiles: JSON.stringify(listBuildFiles(clientFolder, wordsFolder)) },
  build: {
    outDir: clientFolder,
    emptyOutDir: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: fromRoot('src/main/serviceWorker.ts'),
      output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
    },
  },
})
