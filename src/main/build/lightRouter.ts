import type { Plugin } from 'vite'

/**
 * Lets go of what the router brings and nobody asks for (forms, prefetching, route trees): its components are made by
 * calls that the bundler cannot know to be pure, and named by writes that would keep them.
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
