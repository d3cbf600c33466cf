import { snake } from '../../stored/storedEntities'
import { capitalized } from '../wordsYaml'
import { propertyOf, type AskedField } from './fieldsAsked'

/** Answers to the questions about a new area. */
export interface AskedArea {
  /** The name of the file, such as `film-lights`. */
  readonly area: string
  readonly one: string
  readonly many: string
  readonly fields: readonly AskedField[]
  readonly change: readonly string[]
  readonly look: readonly string[]
  /** The section of the menu in which it stands. */
  readonly menu: string | undefined
  readonly german: { readonly one: string; readonly many: string }
}

const camelOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The names that follow from what things are called. */
export function namesOf({ area, one, many }: Pick<AskedArea, 'area' | 'one' | 'many'>) {
  const [single, plural] = [camelOf(one), camelOf(many)]
  return {
    screen: camelOf(area),
    route: `${area}.list`,
    entity: capitalized(single),
    key: `${single}Id`,
    table: snake(plural),
    add: `add${capitalized(single)}`,
    update: `update${capitalized(single)}`,
    of: (verb: string) => `${verb}${capitalized(plural)}`,
  }
}

/** The one file of an area whose rows the manifest stores and whose screen it draws. */
export function areaYaml(asked: AskedArea): string {
  const { area, one, fields, change, look, menu } = asked
  const names = namesOf(asked)
  const { entity, key, table, screen, add, update, of } = names
  const all = fields.map(({ name }) => name)
  const needed = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  const typed = (...types: readonly string[]) =>
    fields.filter(({ type }) => types.includes(type)).map(({ name }) => name)
  const [people, pictures] = [typed('person'), typed('picture')]
  const searched = typed('text', 'long', 'email')
  const filters = typed('choice', 'person', 'date')
  const columns = all.filter((name) => !pictures.includes(name))
  const input = (name: string) => {
    if (people.includes(name)) return `{ field: ${name}, options: listPeople }`
    return pictures.includes(name) ? `{ field: ${name}, as: image }` : name
  }
  const filter = filters.length > 0 ? `, filter: [${filters.join(', ')}]` : ''
  const change1 = (verb: string) => `${of(verb)}, change: { in: ${of('list')}, does: ${verb} }`
  return `# ${capitalized(asked.many)}. What else can be said here: README, "A new area"; an editor completes every key.
manifestVersion: 2

# What entries of this file say unless they say it themselves.
defaults:
  access: { roles: [${change.join(', ')}] }
  rows: customer
  from: decided

routes:
  - { id: ${names.route}, path: /${area}/list, title: ${screen}.title, access: { roles: [${[...change, ...look].join(', ')}] }, screen: ${screen}${menu === undefined ? ', unlisted: Opened by its address alone.' : ''} }

entities:
  ${entity}:
    type: object
    meaning: One of the ${asked.many}.
    properties:
      ${key}: { type: string }
${fields.map((field) => `      ${propertyOf(field)}`).join('\n')}
      createdAt: { type: string, format: date-time }
    required: [${[key, ...needed, 'createdAt'].join(', ')}]
    # The table follows from this; after each change: npm run manifest -- migration ${area}
    stored:
      table: ${table}
      search: [${searched.join(', ')}]${people.length > 0 ? `\n      refs: { ${people.map((name) => `${name}: users`).join(', ')} }` : ''}

calls:
  - id: ${of('list')}
    access: { roles: [${[...change, ...look].join(', ')}] }
    list: { of: ${entity}, key: ${key}, search: true, trash: true${filter}, sort: [name, createdAt], may: [edit, trash, restore, erase] }
  - { id: ${add}, create: { in: ${of('list')}, fields: [${all.join(', ')}], need: [${needed.join(', ')}] } }
  - { id: ${update}, update: { like: ${add} } }
  - { id: ${change1('trash')} }
  - { id: ${change1('restore')} }
  - { id: ${change1('erase')} }
  - { id: ${of('export')}, export: { in: ${of('list')} } }
  - { id: ${of('import')}, import: { like: ${add}, match: name } }

screens:
  ${screen}:
    list: ${of('list')}
    sort: name${filters.length > 0 ? `\n    filters: [${filters.join(', ')}]` : ''}
    columns: [${columns.join(', ')}]
    create: ${add}
    update: ${update}
    groups: [{ id: ${camelOf(one)}, fields: [${all.map(input).join(', ')}] }]
    actions:
      - { id: trash, call: ${of('trash')}, undo: ${of('restore')}, leaves: true }
      - { id: restore, call: ${of('restore')}, undo: ${of('trash')}, leaves: true }
      - { id: erase, call: ${of('erase')}, confirm: typed, leaves: true }
    import: ${of('import')}
    export: ${of('export')}
`
}
