import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gapsOf } from './check/errors/gapsOf'
import * as options from './commands/command'
import { readManifestFolder } from './commands/readEdition'
import { exit, misused } from './commands/stop'
import { compileManifest } from './compile'
import { formats, isFormat } from './problems/formats'
import { placeProblems } from './problems/placeProblems'
import { readHouse } from './read/readHouse'

/**
 * `npm run manifest -- check [--format pretty|json|github|sarif] [--gaps] [--manifest folder]`
 * tells every problem of the manifest and of what the sources beside it (src/) leave unused; writes nothing. Warnings count as well: whoever checks wants a clean manifest.
 */
export function checkFolder(args: readonly string[]): number {
  const { values, positionals } = options.parse(args, {
    ...options.folderOption,
    ...options.formatOption,
    gaps: { type: 'boolean', default: false },
  })
  options.none(positionals, 'check')
  const { format } = values
  if (!isFormat(format)) throw misused(`--format is one of ${Object.keys(formats).join(', ')}.`)
  const files = readManifestFolder(values.manifest)
  const root = dirname(resolve(values.manifest))
  const house = existsSync(join(root, 'src')) ? readHouse(root) : undefined
  const { problems, manifest } = compileManifest(files, house)
  const report = {
    problems: placeProblems(problems, files),
    gaps: values.gaps && manifest ? gapsOf(manifest) : undefined,
    files,
  }
  const isColoured = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const told = formats[format](report, { isColoured })
  if (told !== '') console.log(told)
  return problems.length === 0 ? exit.ok : exit.manifest
}
