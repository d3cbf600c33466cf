import { existsSync, readFileSync } from 'node:fs'
import { matrixOf } from '../questions/matrix'
import { matrixCsv } from '../questions/matrixCsv'
import { matrixHtml } from '../questions/page/matrixHtml'
import { tenantRows } from '../overlay/tenantRows'
import * as options from './command'
import { editionOf, readManifestFolder } from './readEdition'
import { print } from './say'
import { exit, misused } from './stop'

const help = `npm run manifest -- matrix --html --out matrix.html
npm run manifest -- matrix --csv --out matrix.csv

Roles across; entries, routes, calls and controls down. A cell says yes, the shortest condition, or nothing: never.
The CSV is that of generated/visibility.csv.

  --html               a page to read and print
  --csv                for other programs, and the default
  --manifest <folder>  another folder than manifest/`

export const matrixCommand: options.Command = {
  summary: 'roles x entries, routes, calls and controls as CSV or as a page',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      html: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw misused('matrix is about everything; it takes no subject.')
    if (values.html && values.csv) throw misused('Choose --html or --csv.')
    const edition = editionOf(readManifestFolder(values.manifest), 'the manifest')
    const matrix = matrixOf(edition.model)
    const tenants = tenantRows(edition.model, matrix)
    print(
      values.html ? matrixHtml(matrix, tenants, edition, readTokens()) : matrixCsv(matrix, tenants),
    )
    return exit.ok
  },
}

/** The product's design tokens, so that the page looks like the product. */
function readTokens(): string {
  const file = 'src/ui/theme/tokens.css'
  if (!existsSync(file)) throw misused(`There is no ${file} to take the page's looks from.`)
  return readFileSync(file, 'utf8')
}
