import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { apiPaths } from './build/apiPaths'
import { compressed } from './build/compressed'
import { effectorUnits } from './build/effectorUnits'
import { lightRouter } from './build/lightRouter'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The API's address in development, set by dev.ts. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000'

export default defineConfig({
  root: fromRoot('src/main'),
  cacheDir: fromRoot('.cache/vite'),
  publicDir: false,
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version) },
  resolve: {
    alias: [
      // React has this hook since version 18, but a dependency imports the shim.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  plugins: [
    effectorUnits(),
    react(),
    // All languages of the component library would add 60 KB (ui.md §2).
    { ...(optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }) as Plugin), enforce: 'pre' },
    lightRouter(),
    compressed(),
  ],
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: true,
    manifest: true,
    // Older targets would compile light-dark() away (ui.md §7).
    target: ['chrome123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Modules that always load together share a chunk: one request, and better compression.
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'fields',
              test: /src\/(ui\/(fields\/(TextField|PasswordField|Checkbox)|notices\/InlineNotice|buttons\/LinkButton|overlay\/BlockingOverlay)|browser\/text\/speak)\b/,
            },
            {
              name: 'door',
              test: /src\/session\/client\/sign-in\/(SignInLayout|SignInForm\.module|ThirdPartyEntrance\.module|thirdPartyTexts)\b/,
            },
            // Not src/main/frame itself: the sign-in page loads the shell early, and must not run models of features.
            {
              name: 'shell',
              test: /src\/shell\/(flyout|footer|frame|header|notices|sidebar|viewport)\//,
            },
            // Small and everywhere: without a chunk of their own a page with no list would load the lists.
            {
              name: 'parts',
              test: /src\/(browser|calls|ui\/(fields|icons|identity|labels|notices|page|progress))\/|facts\/forms\b|lucide-react/,
              minShareCount: 4,
            },
            { name: 'overlays', test: /src\/ui\/overlay\/(ConfirmDialog|Menu|Popup)\b/ },
            { name: 'lists', test: /src\/screens\/client\/(createScreen|index)\b/ },
            // A request costs the browser more than the few kilobytes that a screen may not need.
            { name: 'shared', minShareCount: 15 },
            { name: 'panel', test: /src\/screens\/client\/panel\/(Panel|RowPanel)\b/ },
          ],
        },
      },
    },
  },
  // It finds its program beside itself.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
    // Not the whole project: in it stand .data with its secrets, .env and .git. node_modules may be a
    // link to another folder.
    fs: {
      allow: [
        ...['src', 'generated', '.cache', 'package.json'].map(fromRoot),
        realpathSync(fromRoot('node_modules')),
      ],
      deny: ['**/.data/**', '.env', '.env.*', '*.{crt,pem}', '**/.git/**'],
    },
  },
})
