import { join } from 'node:path'
import { isBuilt } from '../../src/main/build/inputs'
import { projectRoot } from './projectRoot'

/** How Node starts the server: built, where the build is of these sources; else from them, which takes seconds more. */
export const serverProgram: readonly string[] = isBuilt(projectRoot)
  ? [join(projectRoot, 'dist/server/server.js')]
  : ['--import', 'tsx', join(projectRoot, 'src/main/server.ts')]
