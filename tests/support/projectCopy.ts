/** The project in a folder of its own, where a test may edit the manifest. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './projectRoot'

const copied = [
  'manifest',
  'generated',
  'src',
  'codegen',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

export interface ProjectCopy {
  readonly root: string
  remove(): void
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'studio-copy-'))
  for (const name of copied) cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  // Reused, because the demo's videos take minutes to make.
  const films = join(projectRoot, '.cache/demo-videos')
  if (existsSync(films)) {
    mkdirSync(join(root, '.cache'))
    symlinkSync(films, join(root, '.cache/demo-videos'))
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
