import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../folder'
import { compileManifest } from '../compile'
import { readAnswers } from './migrationAnswers'
import { migrateTables, migrationName } from '../stored/migrations'
import { storedEntities } from '../stored/storedEntities'
import * as options from './command'
import { readManifestFolder, refused } from './readEdition'
import { say } from './say'
import { exit, misused, Stop, unknown } from './stop'
import { nearest } from '../problems/nearest'

const help = `npm run manifest -- migration <area>

Compares the tables that an area stores with those that the migrations have made, and writes the next migration, each
statement under a sentence that says what it does. Read it before you commit it: once it has run somewhere, it stays as it is.
Where rows that exist would lose a value or lack one, it asks, and writes nothing until an option answers.

  --rename <old>=<new>              a field has another name
  --fill <field>=<value>            the value of rows that lack one
  --drop <field>                    a field goes, with what it holds
  --replace <field>.<old>=<new>     a choice goes, and its rows get another
  --doubles number|none             rows that are alike get a number behind; or there are none
  --as <words_with_underscores>     the end of the file's name, instead of create or change
  --manifest <folder>               another folder than manifest/`

const picturePath = join('generated', 'schema.sql')
const folder = join('src', 'server', 'database', 'migrations')

const several = { type: 'string', multiple: true } as const

export const migrationCommand: options.Command = {
  summary: 'the next migration of the tables that an area stores',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      rename: several,
      fill: several,
      drop: several,
      replace: several,
      doubles: { type: 'string' },
      as: { type: 'string' },
    })
    const area = options.onlyOne(positionals, 'area')
    const files = readManifestFolder(values.manifest)
    const compilation = compileManifest(files)
    const { manifest, model } = compilation
    if (!manifest || !model) throw refused(compilation, files, values.manifest)
    const names = manifest.features.map(({ name }) => name)
    if (!names.includes(area)) throw unknown('area', area, nearest(area, names))
    const entities = storedEntities(manifest).filter(({ feature }) => feature === area)
    if (entities.length === 0)
      throw misused(`${area} stores nothing: none of its entities says stored.`)
    const before = existsSync(picturePath) ? readFileSync(picturePath, 'utf8') : ''
    const { text, questions, picture } = migrateTables(entities, before, readAnswers(values))
    if (questions.length > 0) throw new Stop(exit.usage, questions.join('\n'))
    if (text === undefined) {
      say(`The tables of ${area} are as the manifest describes them.`)
      return exit.ok
    }
    if (values.as !== undefined && !/^[a-z0-9_]+$/.test(values.as))
      throw misused(`--as takes small letters, digits and underscores, not ${values.as}.`)
    const change = values.as ?? (isNew(entities, before) ? 'create' : 'change')
    const name = migrationName(folder, `${area}_${change}`, new Date())
    writeWhole(join(folder, name), text)
    writeWhole(picturePath, picture)
    say(`Wrote ${join(folder, name)}:\n\n${text}`)
    return exit.ok
  },
}

const isNew = (entities: ReturnType<typeof storedEntities>, picture: string) =>
  entities.every(({ stored }) => !picture.includes(`create table ${stored.table} (`))
