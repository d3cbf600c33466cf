import type { Model } from '../../resolve/model'
import { wordOf } from '../../resolve/wordOf'
import type { Table } from '../readTables'
import { signedRows } from '../signedRows'
import { speakAction } from '../speak'
import type { Rewritten } from './rewriteTables'

type Named = readonly [section: string, entry: string]

/** Rows of menus whose section or entry is called otherwise now: sections first, then the entries under their new names. */
export function renamedRows(tables: readonly Table[], before: Model, after: Model): Rewritten[] {
  const names = menuNames(after)
  const rows = signedRows(tables, before).flatMap(({ subjects, spot }) => {
    if (spot.path.length !== 2) return []
    const now = [...new Map(subjects.flatMap((id) => keyed(names.get(id)))).values()]
    // Two entries that read alike before and otherwise now are for people to tell apart.
    return now.length === 1 ? [{ file: spot.file, was: spot.path as Named, now: now[0]! }] : []
  })
  const sections = new Map<string, Rewritten>()
  const entries: Rewritten[] = []
  for (const { file, was, now } of rows) {
    const [section, entry] = was
    // A section is renamed when all of its rows are.
    const own = rows.filter((row) => row.file === file && row.was[0] === section)
    const isRenamed = now[0] !== section && own.every((row) => row.now[0] === now[0])
    if (isRenamed)
      sections.set(`${file} ${section}`, {
        file,
        sentence: `menu ${section}: it is called ${now[0]}`,
        change: { do: 'rename', path: [section], name: now[0] },
      })
    if (now[1] !== entry && (isRenamed || now[0] === section))
      entries.push({
        file,
        sentence: `menu ${section} / ${entry}: it is called ${now[1]}`,
        change: { do: 'rename', path: [section, entry], name: now[1] },
      })
  }
  return [...entries, ...sections.values()]
}

const keyed = (name: Named | undefined): [string, Named][] =>
  name ? [[name.join(' / '), name]] : []

/** How each entry reads, with its section. */
const menuNames = (model: Model): ReadonlyMap<string, Named> =>
  new Map(
    model.trees.flatMap((tree) =>
      tree.sections.flatMap(({ id, title, entries }) =>
        entries.map((entry): [string, Named] => [
          `entry ${tree.id}/${id}/${entry.id}`,
          [wordOf(model, title), wordOf(model, entry.label)],
        ]),
      ),
    ),
  )

/** What a rule does is told in the words of the manifest: other words, another sentence. */
export function renamedReplies(tables: readonly Table[], before: Model, after: Model): Rewritten[] {
  const actions = before.manifest.errors.rules.flatMap(({ then }) => then)
  const said = new Map(
    [...actions, ...before.manifest.errors.default].map((action) => [
      speakAction(action, before).join(),
      speakAction(action, after).join(),
    ]),
  )
  return tables.flatMap((table) => {
    if (table.kind !== 'replies') return []
    return Object.entries(table.rows).flatMap(([sentence, rows]) =>
      rows.flatMap(({ does }, index) =>
        does.flatMap((each, no): Rewritten | [] => {
          const now = said.get(each) ?? each
          if (now === each) return []
          return {
            file: table.file,
            sentence: `it ${now}`,
            change: { do: 'set', path: [sentence, index, 'does', no], value: now },
          }
        }),
      ),
    )
  })
}
