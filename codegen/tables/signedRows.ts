import type { Spot } from '../problems/problem'
import type { ClauseEntry } from '../read/manifest'
import type { Model } from '../resolve/model'
import { compile, type Rule } from '../resolve/rule'
import { actsOf } from '../resolve/screens/actsOf'
import { screensOf } from '../resolve/screens/screenParts'
import { actSubject } from './decisionsOf'
import type { Cell, Condition, Offered, Table, Who } from './readTables'
import { wordOf } from '../resolve/wordOf'

/** A row of QA's tables as a rule, with what it is about. */
export interface SignedRow {
  /** `route users.list`, `call listClips`; of a menu, `entry …` for each entry that reads so on its screens. */
  readonly subjects: readonly string[]
  readonly rule: Rule
  readonly spot: Spot
}

/** Every row about access, ready to be compared with the manifest. */
export function signedRows(tables: readonly Table[], model: Model): SignedRow[] {
  const routeAt = new Map(model.routes.map(({ path, id }) => [path, id]))
  return tables.flatMap((table): SignedRow[] => {
    if (table.kind === 'replies' || table.kind === 'unnoticed') return []
    if (table.kind === 'menu') return menuRows(table, model)
    if (table.kind === 'screens') return screenRows(table, model)
    return Object.entries(table.rows).map(([name, who]) => ({
      subjects: [
        table.kind === 'pages'
          ? `route ${routeAt.get(name)}`
          : `${table.kind.replace(/s$/, '')} ${name}`,
      ],
      rule: ruleOf(who, model),
      spot: { file: table.file, path: [name], at: 'key' },
    }))
  })
}

function menuRows({ file, screens, sections }: Table & { kind: 'menu' }, model: Model) {
  return Object.entries(sections).flatMap(([section, rows]) =>
    Object.entries(rows).map(([entry, who]): SignedRow => ({
      subjects: entriesThatRead(section, entry, screens, model),
      rule: screens.flatMap((viewport) => ruleOf(who, model, { viewport })),
      spot: { file, path: [section, entry], at: 'key' },
    })),
  )
}

/** A row about a screen signs all it offers: what a role's cell does not name is not offered to it. */
function screenRows({ file, rows }: Table & { kind: 'screens' }, model: Model): SignedRow[] {
  return screensOf(model.manifest).flatMap((screen) => {
    const offered = rows[screen.id]
    if (!offered) return []
    return actsOf(screen).map(({ act }) => ({
      subjects: [actSubject(screen.id, act)],
      rule: ruleOf(whoMay(act, offered), model),
      spot: { file, path: [screen.id], at: 'key' as const },
    }))
  })
}

const whoMay = (act: string, offered: Offered): Who =>
  Object.fromEntries(
    Object.entries(offered).flatMap(([role, may]): [string, Cell][] => {
      if (isList(may)) return may.includes(act) ? [[role, 'yes']] : []
      const cell = may[act]
      return cell === undefined ? [] : [[role, cell]]
    }),
  )

const isList = (may: Offered[string]): may is readonly string[] => Array.isArray(may)

/** A section's and an entry's words may stand in several trees; a row is about those on its screens. */
function entriesThatRead(
  section: string,
  entry: string,
  screens: readonly string[],
  model: Model,
): string[] {
  return model.trees
    .filter(({ viewports }) => viewports.some((viewport) => screens.includes(viewport)))
    .flatMap((tree) =>
      tree.sections
        .filter(({ title }) => wordOf(model, title) === section)
        .flatMap(({ id, entries }) =>
          entries
            .filter(({ label }) => wordOf(model, label) === entry)
            .map((found) => `entry ${tree.id}/${id}/${found.id}`),
        ),
    )
}

function ruleOf(who: Who, { manifest, bits }: Model, place: Condition = {}): Rule {
  if (who === 'everyone') return compile('public', manifest, bits)
  const clauses = Object.entries(who).flatMap(([role, cell]) =>
    conditionsOf(cell).map((condition): ClauseEntry => {
      const terms = Object.entries({ ...condition, ...place })
      return {
        roles: [role],
        flags: Object.fromEntries(terms.filter(isFlag)),
        facts: Object.fromEntries(terms.filter((term) => !isFlag(term))) as Record<string, string>,
      }
    }),
  )
  return compile(clauses, manifest, bits)
}

const conditionsOf = (cell: Cell): readonly Condition[] =>
  cell === 'yes' ? [{}] : ([cell].flat() as Condition[])

/** Flags read true or false; facts have names for values. */
const isFlag = (term: readonly [string, boolean | string]): term is [string, boolean] =>
  typeof term[1] === 'boolean'
