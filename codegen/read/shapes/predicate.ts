import { list, map, record, type Shape } from './shape'

const clause = record(
  {
    'roles?': list(
      { type: 'string', ref: 'roleOrGroup' },
      { minItems: 1, description: 'Any of these; $name is a group.' },
    ),
    'flags?': map({ type: 'boolean' }, { keyRef: 'flag', minProperties: 1 }),
    'facts?': map({ type: 'string' }, { keyRef: 'fact', minProperties: 1 }),
  },
  { minProperties: 1, description: 'All of roles, flags and facts must hold.' },
)

/** `public`, `$name`, one clause, or a list of clauses of which one must hold. */
export const predicate: Shape = {
  type: ['string', 'object', 'array'],
  if: { type: 'string' },
  then: { ref: 'predicate' },
  else: { if: { type: 'array' }, then: list(clause, { minItems: 1 }), else: clause },
}
