import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gapsOf } from './check/errors/gapsOf'
import { compileManifest } from './compile'
import { formats, isFormat } from './problems/formats'
import { placeProblems } from './problems/placeProblems'
import { readHouse } from './read/readHouse'
import { readFolder } from './write/folder'

/** Warnings count as well: whoever checks wants a clean manifest. */
const exit = { clean: 0, problems: 1, usage: 2 } as const

/**
 * `npm run manifest -- check [--format pretty|json|github|sarif] [--gaps] [--manifest folder]`
 * tells every problem of the manifest and of what the sources beside it (src/) leave unused; writes nothing.
 */
export function checkFolder(args: readonly string[]): number {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const folder = resolve(option('--manifest') ?? 'manifest')
  const format = args.includes('--format') ? (option('--format') ?? '') : 'pretty'
  if (!isFormat(format)) {
    console.error(`--format is one of ${Object.keys(formats).join(', ')}.`)
    return exit.usage
  }
  if (!existsSync(folder)) {
    console.error(`There is no manifest folder ${folder}.`)
    return exit.usage
  }
  const root = dirname(folder)
  const files = readFolder(folder)
  const house = existsSync(join(root, 'src')) ? readHouse(root) : undefined
  const { problems, manifest } = compileManifest(files, house)
  const report = {
    problems: placeProblems(problems, files),
    gaps: args.includes('--gaps') && manifest ? gapsOf(manifest) : undefined,
    files,
  }
  const isColoured = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const told = formats[format](report, { isColoured })
  if (told !== '') console.log(told)
  return problems.length === 0 ? exit.clean : exit.problems
}
