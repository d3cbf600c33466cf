import { badge, entryKeys } from './navigation'
import { predicate } from './predicate'
import { formed, from, list, map, meaning, record, text, version, type Shape } from './shape'

const colour = formed('^#[0-9a-f]{6}$', 'a colour such as "#0f8577", in quotes', {
  description: 'Six lower-case hexadecimal digits, in quotes.',
})

const place: Shape = { type: 'string', ref: 'place' }

const position = { 'before?': place, 'after?': place }

const brand = record(
  {
    'name?': { ...text, description: 'What the product is called.' },
    'logo?': formed('^[a-z0-9-]+\\.(svg|png)$', 'the name of an svg or png file beside this one', {
      description: 'A file beside this one; square.',
    }),
    'accent?': record({ light: colour, dark: colour }),
  },
  { minProperties: 1 },
)

const changed = record(
  {
    'label?': { type: 'string', ref: 'text', description: 'Of an entry.' },
    'title?': { type: 'string', ref: 'text', description: 'Of a section.' },
    'shortTitle?': { type: 'string', ref: 'text', description: 'Fits under the icon of the rail.' },
    'icon?': text,
    'badge?': badge,
  },
  { minProperties: 1 },
)

/** White label: what some customers see differently, each thing named by its id. */
export const overlayShape = record({
  manifestVersion: version,
  from,
  meaning,
  customers: list(
    formed('^[0-7][0-9A-HJKMNP-TV-Z]{25}$', 'the id of a customer: 26 digits and capitals'),
    { minItems: 1 },
  ),
  'grants?': { const: true, description: 'It may open things to more people.' },
  'brand?': brand,
  'words?': map(map(text, { keyRef: 'textForm' }), { keyRef: 'language' }),
  'set?': map(changed, { keyRef: 'ownPlace' }),
  'access?': map(predicate, { keyRef: 'guarded', description: 'In place of what guards it.' }),
  'add?': map(list(record({ ...entryKeys, ...position }), { minItems: 1 }), {
    keyRef: 'ownSection',
  }),
  'reorder?': map(record(position, { minProperties: 1 }), { keyRef: 'place' }),
  'hide?': list(place, { minItems: 1, description: 'Their routes stay open.' }),
})
