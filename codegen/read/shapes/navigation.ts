import { predicate } from './predicate'
import { from, id, list, map, meaning, record, text, version, type Shape } from './shape'

export const badge: Shape = {
  type: 'object',
  if: { required: ['sum'] },
  then: record({ sum: { enum: ['entries'] } }),
  else: record({
    call: { type: 'string', ref: 'call' },
    field: text,
    'hideAt?': { type: 'integer', minimum: 0 },
    'cap?': { type: 'integer', minimum: 1 },
  }),
}

export const entryKeys: Readonly<Record<string, Shape>> = {
  'id?': id,
  'route?': { type: 'string', ref: 'route' },
  'link?': { type: 'string', ref: 'link' },
  'action?': { enum: ['logOut', 'openAnalytics'] },
  'label?': { type: 'string', ref: 'text' },
  'icon?': text,
  'access?': predicate,
  'params?': map({ type: 'string' }),
  'badge?': badge,
}

const section: Shape = {
  type: 'object',
  if: { required: ['sameAs'] },
  then: record({ id, sameAs: { type: 'string', ref: 'section' } }),
  else: record({
    id,
    title: { type: 'string', ref: 'text' },
    'shortTitle?': { type: 'string', ref: 'text', description: 'Fits under the icon of the rail.' },
    icon: text,
    'access?': predicate,
    'whenSingle?': { enum: ['direct'], description: 'The section itself opens its only entry.' },
    'badge?': badge,
    entries: list(record(entryKeys), { minItems: 1 }),
  }),
}

const control: Shape = record({
  'route?': { type: 'string', ref: 'route' },
  'action?': { enum: ['logOut', 'switchProfile'] },
  access: predicate,
  from,
  meaning,
})

export const navigationShape = record({
  manifestVersion: version,
  controls: map(control, { description: 'What the shell offers outside the trees.' }),
  trees: list(
    record({
      id,
      persona: { type: 'string', ref: 'persona' },
      viewports: list(text, { minItems: 1 }),
      from,
      'headings?': list(
        record({
          routes: list({ type: 'string', ref: 'route' }, { minItems: 1 }),
          text: { type: 'string', ref: 'text' },
        }),
      ),
      sections: list(section, { minItems: 1 }),
    }),
    { minItems: 1 },
  ),
})
