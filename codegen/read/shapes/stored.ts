import { field, formed, list, map, record, type Shape } from './shape'

const table = formed('^[a-z][a-z0-9_]*$', 'the name of a table, such as shot_types')
const value: Shape = { type: ['string', 'number', 'boolean'] }

/** The table of an entity, as far as its properties do not say it. */
export const stored: Shape = record(
  {
    table,
    'global?': { const: true, description: 'One set of rows for all customers.' },
    'unique?': map(
      { type: 'string', ref: 'failure' },
      {
        minProperties: 1,
        description:
          'Fields in which no two rows of a customer are alike, and how a second one is refused. Texts are compared without case and accents.',
      },
    ),
    'search?': list(field, { minItems: 1, description: 'The texts that a search looks through.' }),
    'sequence?': {
      ...field,
      description: 'The number by which rows are ordered by hand; a row without one comes last.',
    },
    'refs?': map(table, {
      minProperties: 1,
      description: 'For each Ref, the table of the rows that it names.',
    }),
    'defaults?': map(value, {
      minProperties: 1,
      description: 'Values of new rows, where nothing is given.',
    }),
  },
  {
    description:
      'The manifest keeps the rows: their table and the handlers of their calls follow from it.',
  },
)
