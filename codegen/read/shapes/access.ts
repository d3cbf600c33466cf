import { predicate } from './predicate'
import { from, list, map, meaning, record, text, version } from './shape'

const approval = record({
  widens: {
    type: 'string',
    pattern: '^(route|entry|call) .+$',
    description: 'route <id>, entry <tree>/<section>/<entry> or call <id>.',
  },
  for: list({ type: 'string', ref: 'role' }, { minItems: 1 }),
  by: text,
  on: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'A day, in quotes.' },
  because: text,
})

export const accessShape = record({
  manifestVersion: version,
  facts: map(record({ values: list(text, { minItems: 2 }), from, meaning })),
  predicates: map(record({ from, meaning, when: predicate })),
  'approvals?': list(approval, {
    description: 'Who has agreed that something opens to more people; asked for by manifest diff.',
  }),
})
