import { predicate } from './predicate'
import { from, list, map, meaning, record, text, unused, version } from './shape'

const approval = record({
  widens: {
    type: 'string',
    ref: 'approved',
    description: 'route <id>, entry <tree>/<section>/<entry>, call <id> or control <id>.',
  },
  for: list(
    { type: 'string', if: { const: 'public' }, then: {}, else: { ref: 'role' } },
    { minItems: 1, description: 'public: also who is not signed in.' },
  ),
  by: text,
  on: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'A day, in quotes.' },
  because: text,
})

export const accessShape = record({
  manifestVersion: version,
  facts: map(record({ values: list(text, { minItems: 2 }), from, meaning, 'unused?': unused })),
  predicates: map(record({ from, meaning, when: predicate, 'unused?': unused })),
  'approvals?': list(approval, {
    description: 'Who has agreed that something opens to more people; asked for by manifest diff.',
  }),
})
