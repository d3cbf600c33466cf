import type { Model } from '../resolve/model'
import { wordOf } from '../resolve/wordOf'
import type { Disagreement } from './disagreementOn'
import type { Table } from './readTables'

/** A menu that stands in another order than its table: for each, the first row that should stand earlier. */
export function orderDisagreements(tables: readonly Table[], model: Model): Disagreement[] {
  return tables.flatMap((table) => {
    if (table.kind !== 'menu') return []
    const names = Object.entries(table.sections).flatMap(([section, rows]) =>
      Object.keys(rows).map((entry) => ({ name: `${section} / ${entry}`, path: [section, entry] })),
    )
    return menusOn(table.screens, model).flatMap((menu): Disagreement | [] => {
      const shown = names.filter(({ name }) => menu.includes(name))
      const at = shown.findIndex(
        ({ name }, no) => no > 0 && menu.indexOf(name) < menu.indexOf(shown[no - 1]!.name),
      )
      const row = shown[at]
      if (!row) return []
      return {
        sentence: `menu ${row.name}: it stands before ${shown[at - 1]!.name}, not after it`,
        spot: { file: table.file, path: row.path, at: 'key' },
      }
    })
  })
}

/** `Home / All` of every entry, in the order of each menu on these screens. */
const menusOn = (screens: readonly string[], model: Model) =>
  model.trees
    .filter(({ viewports }) => viewports.some((viewport) => screens.includes(viewport)))
    .map(({ sections }) =>
      sections.flatMap(({ title, entries }) =>
        entries.map(({ label }) => `${wordOf(model, title)} / ${wordOf(model, label)}`),
      ),
    )
