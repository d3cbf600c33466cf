import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Bundles the server and the demo video maker into one file each; npm packages stay external. */
export default defineConfig({
  root: fromRoot('.'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: fromRoot('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: fromRoot('src/main/server.ts'),
        demoVideos: fromRoot('src/main/demoVideos.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [], external: true },
})
