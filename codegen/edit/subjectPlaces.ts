import type { SubjectName } from './edit'
import type { Path } from './yaml/readNode'

/** Where a subject is declared. */
export interface SubjectPlace {
  readonly file: string
  readonly path: Path
  /**
   * For a section that is `same` as another: the place that says so. `path` is then where its
   * entries are.
   */
  readonly alias?: Path
}

/** Returns a file's parsed data; its shape is checked later. */
export type ReadData = (file: string) => unknown

/** The places of all editable subjects, by name. */
export function subjectPlaces(
  files: Iterable<string>,
  read: ReadData,
): Map<SubjectName, SubjectPlace> {
  const features = [...files].filter((file) => file.startsWith('features/'))
  return new Map([
    ...features.flatMap((file) => [
      ...named('route', file, ['routes'], read),
      ...named('call', file, ['calls'], read),
      ...keyed('screen', file, 'screens', read),
    ]),
    ...named('rule', 'errors.yaml', ['rules'], read),
    ...keyed('control', 'navigation.yaml', 'controls', read),
    ...keyed('predicate', 'access.yaml', 'predicates', read),
    ...menuPlaces(read('navigation.yaml')),
  ])
}

type Placed = readonly [SubjectName, SubjectPlace]

const named = (kind: string, file: string, path: Path, read: ReadData): Placed[] =>
  list(read(file), ...path).map((item, index) => [
    `${kind} ${word(item, 'id')}`,
    { file, path: [...path, index] },
  ])

const keyed = (kind: string, file: string, key: string, read: ReadData): Placed[] =>
  Object.keys(Object(inside(read(file), key))).map((id) => [
    `${kind} ${id}`,
    { file, path: [key, id] },
  ])

/** Sections and entries under the name of their tree. */
function menuPlaces(navigation: unknown): Placed[] {
  const sections = list(navigation, 'trees').flatMap((tree, at) =>
    list(tree, 'sections').map((section, index) => ({
      tree: word(tree, 'id'),
      id: word(section, 'id'),
      sameAs: word(section, 'sameAs'),
      section,
      path: ['trees', at, 'sections', index] as Path,
    })),
  )
  return sections.flatMap(({ tree, id, sameAs, path: own, section }) => {
    const shared = sections.find(
      (other) => sameAs !== '' && other.id === sameAs && other.sameAs === '',
    )
    const { path, section: body } = shared ?? { path: own, section }
    const file = 'navigation.yaml'
    const entries = list(body, 'entries').map((entry, no): Placed => [
      `entry ${tree}/${id}/${word(entry, 'id') || word(entry, 'route')}`,
      { file, path: [...path, 'entries', no] },
    ])
    return [
      [`section ${tree}/${id}`, { file, path, ...(shared ? { alias: own } : {}) }],
      ...entries,
    ]
  })
}

export function inside(data: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  )
}

export function list(data: unknown, ...path: Path): readonly unknown[] {
  const found = inside(data, ...path)
  return Array.isArray(found) ? found : []
}

function word(data: unknown, key: string): string {
  const found = inside(data, key)
  return typeof found === 'string' ? found : ''
}
