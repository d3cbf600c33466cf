/** Programs that tests run and kill, bundled: from its sources each start would take a second more. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { afterAll } from 'vitest'
import { projectRoot } from './projectRoot'

/** `tests/support/<name>.ts` as one file. It stands as deep in the project as its source, which finds the root so. */
export function bundled(name: string): string {
  const outfile = join(projectRoot, `.cache/programs/${name}-${process.pid}-${threadId}.mjs`)
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [`tests/support/${name}.ts`],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  afterAll(() => rmSync(outfile, { force: true }))
  return outfile
}
