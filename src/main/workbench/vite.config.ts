import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import productConfig from '../vite.config'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The workbench's page is made as the product's is. It is never built: `npm run workbench` alone uses this. */
export default defineConfig({
  ...productConfig,
  root: fromRoot('src/workbench/client'),
  cacheDir: fromRoot('.cache/vite-workbench'),
  server: {
    fs: productConfig.server?.fs ?? {},
    host: '127.0.0.1',
    strictPort: true,
    cors: false,
    // What the manifest says reaches the page as data; loading the page anew would lose unsaved edits.
    watch: { ignored: [fromRoot('generated/**'), fromRoot('manifest/**')] },
  },
})
