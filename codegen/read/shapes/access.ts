import { predicate } from './predicate'
import { from, list, map, meaning, record, text, version } from './shape'

export const accessShape = record({
  manifestVersion: version,
  facts: map(record({ values: list(text, { minItems: 2 }), from, meaning })),
  predicates: map(record({ from, meaning, when: predicate })),
})
