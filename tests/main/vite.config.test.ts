import { join } from 'node:path'
import { isFileLoadingAllowed, resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/projectRoot'

const configs = {
  'the page': 'src/main/vite.config.ts',
  'the workbench': 'src/main/workbench/vite.config.ts',
}

describe.each(Object.entries(configs))('%s in development', async (_, file) => {
  const config = await resolveConfig({ configFile: join(projectRoot, file) }, 'serve')

  test.each([
    { path: 'src/main/browser.tsx', isServed: true },
    { path: 'generated/facts/routes.ts', isServed: true },
    { path: 'package.json', isServed: true },
    { path: 'node_modules/react/index.js', isServed: true },
    { path: '.data/secrets/access-token', isServed: false },
    { path: '.data/database/PG_VERSION', isServed: false },
    { path: 'src/.data/secrets/access-token', isServed: false },
    { path: '.git/config', isServed: false },
    { path: '.env', isServed: false },
    { path: 'src/.env.local', isServed: false },
    { path: 'other/secrets/access-token', isServed: false },
    { path: '../secrets/access-token', isServed: false },
  ])('$path is served: $isServed', ({ path, isServed }) => {
    expect(isFileLoadingAllowed(config, join(projectRoot, path))).toBe(isServed)
  })
})
