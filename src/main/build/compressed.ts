import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes .br and .gz files beside compressible ones, at the highest level, so that requests need no
 * compression.
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/^assets\/.*\.(js|css|svg|ttf|wasm)$/.test(fileName)) continue
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (bytes.length < 1024) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(bytes, { params }),
          })
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(bytes, { level: 9 }),
          })
        }
      },
    },
  }
}
