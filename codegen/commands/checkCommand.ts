import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gapsOf } from '../check/errors/gapsOf'
import * as options from './command'
import { readManifestFolder } from './readEdition'
import { exit, misused } from './stop'
import { compileManifest } from '../compile'
import { formats, isFormat } from './formats'
import { placeProblems } from '../problems/placeProblems'
import { readHouse } from '../read/readHouse'
import { answersTerminal, say } from './say'

export const checkCommand: options.Command = {
  summary: 'every problem of the manifest, and what nothing uses',
  help: `npm run manifest -- check [--format pretty|json|github|sarif] [--gaps] [--manifest <folder>]

Every mistake and warning with its place and the likely fix; --gaps lists the replies that only the default error
rule catches.`,
  run: check,
}

/** Checks the manifest, including declarations unused by src/. Warnings count as failures. */
function check(args: readonly string[]): number {
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
  const { problems, isWhole, manifest } = compileManifest(files, house)
  const report = {
    problems: placeProblems(problems, files),
    isWhole,
    gaps: values.gaps && manifest ? gapsOf(manifest) : undefined,
    files,
  }
  const isColoured = answersTerminal() && !process.env['NO_COLOR']
  const reported = formats[format](report, { isColoured })
  if (reported !== '') say(reported)
  return problems.length === 0 ? exit.ok : exit.manifest
}
