import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Gives every Effector unit a stable id (sid) from its place in the source. Runs before React's
 * plugin.
 */
export function effectorUnits(): Plugin {
  return {
    name: 'effector-units',
    enforce: 'pre',
    apply: 'serve',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('effector'))
        return
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [['effector/babel-plugin', { addLoc: false }]],
      })
      return result?.code ? { code: result.code, map: result.map } : undefined
    },
  }
}
