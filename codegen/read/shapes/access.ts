import { predicate } from './predicate'
import { formed, from, list, map, meaning, record, text, unused, version } from './shape'

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
  on: formed(
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    'a day such as "2026-11-21", in quotes',
  ),
  because: text,
})

export const accessShape = record({
  manifestVersion: version,
  facts: map(record({ values: list(text, { minItems: 2 }), from, meaning, 'unused?': unused })),
  predicates: map(record({ from, meaning, when: predicate, 'unused?': unused })),
  'approvals?': list(approval, {
    description:
      'Who has agreed that something opens to more people, or more rows to them; asked for by manifest diff.',
  }),
})
