import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The server as one file; what npm installed stays outside it. */
export default defineConfig({
  root: fromRoot('.'),
  publicDir: false,
  build: {
    ssr: fromRoot('src/main/server.ts'),
    outDir: fromRoot('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: [], external: true },
})
