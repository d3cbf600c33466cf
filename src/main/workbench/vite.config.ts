import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import productConfig from '../vite.config'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * Vite settings of the workbench page, based on the product's. Only `npm run workbench` uses them;
 * it is never built.
 */
export default defineConfig({
  ...productConfig,
  root: fromRoot('src/workbench/client'),
  cacheDir: fromRoot('.cache/vite-workbench'),
  server: {
    fs: productConfig.server?.fs ?? {},
    host: '127.0.0.1',
    strictPort: true,
    cors: false,
    // The page gets the manifest as data; a reload would lose unsaved edits.
    watch: { ignored: [fromRoot('generated/**'), fromRoot('manifest/**')] },
  },
})
