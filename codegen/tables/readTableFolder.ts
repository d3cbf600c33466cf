import { join } from 'node:path'
import { readFolder } from '../folder'
import { tableFolder } from './readTables'

/** The texts of a project's tables, by name; none when there is no such folder. */
export const readTableFolder = (root: string): ReadonlyMap<string, string> =>
  new Map([...readFolder(join(root, tableFolder))].filter(([name]) => name.endsWith('.yaml')))
