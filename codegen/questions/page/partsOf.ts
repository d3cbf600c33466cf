import { wordOf } from '../../resolve/wordOf'
import type { Edition } from '../edition'
import type { Matrix, MatrixRow } from '../matrix'

/** One table of the page. */
export interface Part {
  /** In the address: `#routes`. */
  readonly id: string
  readonly title: string
  /** What is said beside the title. */
  readonly note: string
  readonly groups: readonly Group[]
}

/** Rows under one heading: a section of a menu, a feature. */
export interface Group {
  readonly title: string
  readonly rows: readonly NamedRow[]
}

export interface NamedRow extends MatrixRow {
  /** The words by which people know it. */
  readonly title: string
  readonly place: string
}

/** The menus first, as people see them; then controls, routes and calls. */
export function partsOf({ rows }: Matrix, { model, placeOf }: Edition): Part[] {
  const { trees, features, routes, calls, controls, manifest } = model
  const rowOf = new Map(rows.map((row) => [`${row.subject.kind} ${row.subject.id}`, row]))
  const named = (name: string, title: string): NamedRow => {
    const row = rowOf.get(name)!
    return { ...row, title, place: placeOf(row.subject.spot) }
  }
  const byFeature = <Thing extends { readonly feature: string }>(
    things: readonly Thing[],
    row: (thing: Thing) => NamedRow,
  ): Group[] =>
    features.flatMap(({ name }) => {
      const own = things.filter(({ feature }) => feature === name)
      return own.length > 0 ? [{ title: name, rows: own.map(row) }] : []
    })
  return [
    ...trees.map(({ id, persona, viewports, sections }): Part => ({
      id: `menu-${id}`,
      title: `Menu ${id}`,
      note: `${persona} people on ${viewports.join(', ')} screens`,
      groups: sections.map((section) => ({
        title: wordOf(model, section.title),
        rows: section.entries.map((entry) =>
          named(`entry ${id}/${section.id}/${entry.id}`, wordOf(model, entry.label)),
        ),
      })),
    })),
    {
      id: 'controls',
      title: 'Controls',
      note: 'what the shell offers outside the menus',
      groups: [
        {
          title: '',
          rows: controls.map(({ id }) =>
            named(`control ${id}`, manifest.navigation.controls[id]!.meaning),
          ),
        },
      ],
    },
    {
      id: 'routes',
      title: 'Routes',
      note: 'what opens by address',
      groups: byFeature(routes, ({ id, title }) => named(`route ${id}`, wordOf(model, title))),
    },
    {
      id: 'calls',
      title: 'Calls',
      note: 'what the server answers',
      groups: byFeature(calls, ({ id, meaning }) => named(`call ${id}`, meaning)),
    },
  ]
}
