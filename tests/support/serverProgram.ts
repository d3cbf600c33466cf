import { join } from 'node:path'
import { isBuilt } from '../../src/main/build/inputs'
import { projectRoot } from './projectRoot'

/**
 * Node's arguments to start the server: the build if it is up to date, else the sources, which is
 * seconds slower.
 */
export const serverProgram: readonly string[] = isBuilt(projectRoot)
  ? [join(projectRoot, 'dist/server/server.js')]
  : ['--import', 'tsx', join(projectRoot, 'src/main/server.ts')]
