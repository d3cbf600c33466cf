import { join, resolve } from 'node:path'
import { writeWhole } from '../folder'
import * as options from './command'
import { migrated, readManifestFolder } from './readEdition'
import { exit, misused } from './stop'
import { say } from './say'

const help = `npm run manifest -- migrate [<folder>]

Brings an older manifest to the current version of the language. Comments and order stay; files that are right
already are not touched.

  <folder>             left out: manifest/`

export const migrateCommand: options.Command = {
  summary: 'an older manifest to the current version of the language',
  help,
  run(args) {
    const { positionals } = options.parse(args, {})
    if (positionals.length > 1) throw misused('migrate takes one folder.')
    const folder = positionals[0] ?? 'manifest'
    const files = readManifestFolder(folder)
    const { files: current, done } = migrated(files, folder)
    const changed = [...current].filter(([path, text]) => files.get(path) !== text)
    for (const [path, text] of changed) writeWhole(join(resolve(folder), path), text)
    for (const sentence of done) say(sentence)
    for (const [path] of changed) say(`wrote ${folder}/${path}`)
    if (changed.length === 0) say('The manifest is of the current version.')
    return exit.ok
  },
}
