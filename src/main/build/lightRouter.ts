import type { Plugin } from 'vite'

/**
 * Removes unused parts of the router (forms, prefetching, route trees). The bundler keeps them
 * otherwise: it cannot know that the calls creating these components are pure, and writes to their
 * names keep them alive.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
