import { createLocator } from '../problems/locate'
import { nearest } from '../problems/nearest'
import { problem, type Problem, type Spot } from '../problems/problem'
import { createShapeChecker } from '../read/checkShape'
import { parseYaml } from '../read/parseYaml'
import type { Model } from '../resolve/model'
import type { ReplyEntry } from './replies'
import { kindOfTable, tableDefinitions, tableShapes, type TableKind } from './tableShapes'

/** `everyone`, or by role: always, or under which flags and facts; several: one of them must hold. */
export type Who = 'everyone' | Readonly<Record<string, Cell>>
export type Cell = 'yes' | Condition | readonly Condition[]
export type Condition = Readonly<Record<string, boolean | string>>

export interface ReplyRow {
  readonly reply: ReplyEntry
  readonly rule: string
  readonly does: readonly string[]
}

/** What QA signed, file by file, as it stands in YAML. */
export type Table = { readonly file: string } & (
  | { readonly kind: 'menu'; readonly screens: readonly string[]; readonly sections: Sections }
  | { readonly kind: 'pages' | 'calls' | 'controls'; readonly rows: Readonly<Record<string, Who>> }
  | { readonly kind: 'screens'; readonly rows: Readonly<Record<string, Offered>> }
  | { readonly kind: 'replies'; readonly rows: Readonly<Record<string, readonly ReplyRow[]>> }
  | { readonly kind: 'unnoticed'; readonly rows: Readonly<Record<string, string>> }
)

/** By role, what a screen offers: acts, or acts with their conditions; what is not named is not offered. */
export type Offered = Readonly<Record<string, readonly string[] | Readonly<Record<string, Cell>>>>

/** Section to entry to row, in the words and the order of the menu. */
export type Sections = Readonly<Record<string, Readonly<Record<string, Who>>>>

export interface TableReading {
  readonly problems: readonly Problem[]
  /** Those without a mistake. */
  readonly tables: readonly Table[]
}

/** Where the tables stand in the repository. */
export const tableFolder = 'tests/visibility'

type Texts = ReadonlyMap<string, string>
const kept = new WeakMap<Model, WeakMap<Texts, TableReading>>()

/** Reads QA's tables, given as file name to text, and tells each name in them that this manifest does not have. */
export function readTables(files: Texts, model: Model): TableReading {
  const readings = kept.get(model) ?? new WeakMap<Texts, TableReading>()
  const reading = readings.get(files) ?? readAnew(files, model)
  kept.set(model, readings.set(files, reading))
  return reading
}

function readAnew(files: Texts, model: Model): TableReading {
  const checkShape = createShapeChecker(tableShapes(model), tableDefinitions(model))
  const problems: Problem[] = []
  const tables: Table[] = []
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kind = kindOfTable(file)
    if (!kind) {
      problems.push(unknownFile(file))
      continue
    }
    const parsed = parseYaml(file, text)
    if ('problem' in parsed) {
      problems.push(parsed.problem)
      continue
    }
    const report = checkShape(file, kind, parsed.value)
    problems.push(...report.problems.map((found) => inWordsOf(kind, found)))
    if (report.problems.length === 0) tables.push(tableOf(file, kind, parsed.value))
  }
  return { problems, tables }
}

/** `tests/visibility/pages.yaml:58:1`. */
export function createTablePlaces(files: ReadonlyMap<string, string>): (spot: Spot) => string {
  const locators = new Map([...files].map(([file, text]) => [file, createLocator(text)]))
  return ({ file, ...spot }) => {
    const { line, column } = locators.get(file)!(spot)
    return `${tableFolder}/${file}:${line}:${column}`
  }
}

function tableOf(file: string, kind: TableKind, value: unknown): Table {
  if (kind !== 'menu') return { file, kind, rows: value } as Table
  const { screens, ...sections } = value as { screens: string[] } & Record<string, never>
  return { file, kind, screens, sections }
}

const nouns: Readonly<Record<TableKind, readonly string[]>> = {
  menu: ['section', 'entry', 'role', 'flag or fact'],
  pages: ['page', 'role', 'flag or fact'],
  calls: ['call', 'role', 'flag or fact'],
  controls: ['control', 'role', 'flag or fact'],
  screens: ['screen', 'role', 'act', 'flag or fact'],
  replies: [],
  unnoticed: [],
}

/** A key that the language of tables lacks is a name that the manifest lacks. */
function inWordsOf(kind: TableKind, found: Problem): Problem {
  const steps = found.path.filter((step) => typeof step === 'string')
  const noun = nouns[kind][steps.length - 1]
  if (found.code !== 'KEY-UNKNOWN' || noun === undefined) return found
  const where = kind === 'menu' && noun === 'entry' ? ` in the section ${steps[0]}` : ''
  return { ...found, message: `There is no ${noun} ${steps.at(-1)}${where}.` }
}

function unknownFile(file: string): Problem {
  const known = 'pages calls controls screens replies unnoticed full-menu'
    .split(' ')
    .map((name) => `${name}.yaml`)
  return problem(
    'FILE-UNKNOWN',
    file,
    [],
    'No table of this name is known; there are pages, calls, controls, screens, replies and unnoticed.yaml, and <name>-menu.yaml.',
    { suggestion: nearest(file, known) },
  )
}
