import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { checkTables, tellDisagreement } from '../tables/checkTables'
import { printTableProblems } from '../tables/printTableProblems'
import { readTableFolder } from '../tables/readTableFolder'
import { createTablePlaces, readTables, tableFolder } from '../tables/readTables'
import { rowsToAdd } from '../tables/rewrite/rowsToAdd'
import { signaturesOf, unsignedOf } from '../tables/signaturesOf'
import * as options from './command'
import { editionOf, readManifestFolder } from './readEdition'
import { exit, misused } from './stop'
import { say } from './say'

const help = `npm run manifest -- tables [--rows]

Compares QA's tables (${tableFolder}/*.yaml) with the manifest, over every set of roles, flags and facts: names that
do not exist, rows that say something else, what no row signs, and what could be left out of the manifest without any
table noticing.

  --rows               also the rows that are missing, to read and to paste
  --manifest <folder>  another folder than manifest/`

export const tablesCommand: options.Command = {
  summary: "what QA's tables say of the manifest",
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      rows: { type: 'boolean', default: false },
    })
    options.none(positionals, 'tables')
    const { model, placeOf } = editionOf(readManifestFolder(values.manifest), 'the manifest')
    const root = dirname(resolve(values.manifest))
    const folder = join(root, tableFolder)
    if (!existsSync(folder)) throw misused(`There is no folder ${folder}.`)
    const files = readTableFolder(root)
    const { problems, tables } = readTables(files, model)
    if (problems.length > 0) {
      console.error(printTableProblems(problems, files))
      return exit.manifest
    }
    const placeInTable = createTablePlaces(files)
    const signatures = signaturesOf(files, model)
    const { disagreements, cuts, untested, stale } = checkTables(tables, model)
    const unsigned = unsignedOf(signatures, model)
    const reported = [
      ...disagreements.map((disagreement) => tellDisagreement(disagreement, placeInTable)),
      ...unsigned.map((subject) => `${subject} is signed by no row.`),
      ...untested.map(({ what, spot }) => `${placeOf(spot)} ${what}: no table would notice.`),
      ...stale.map(
        ({ what, spot }) => `${placeInTable(spot)} ${what}: it is noticed, or not there.`,
      ),
    ]
    const total = `${signatures.size} things signed, ${unsigned.length} not; ${cuts} left out in turn, ${untested.length} unnoticed.`
    const rows = values.rows ? rowsToAdd(unsigned, tables, model) : []
    say([...reported, total, ...rows].join('\n'))
    return reported.length === 0 ? exit.ok : exit.manifest
  },
}
