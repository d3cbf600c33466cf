import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Bundles the server, the demo video maker and what looks at uploaded files into one file each; npm packages stay external. */
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
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [], external: true },
})
