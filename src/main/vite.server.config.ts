import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Bundles the server, the demo video maker and what looks at uploaded files; npm packages stay external. */
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
        examiner: fromRoot('src/features/files/server/examiner/main.ts'),
      },
      // What they share stands beside them, since it finds its neighbours by its own folder.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [], external: true },
})
