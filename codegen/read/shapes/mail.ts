import {
  formed,
  from,
  list,
  map,
  meaning,
  record,
  text,
  unused,
  version,
  type Shape,
} from './shape'

const variable = formed('^[a-z][A-Za-z0-9]{0,39}$', 'the name of a variable, such as firstName')
const words: Shape = { type: 'string', ref: 'text' }

const item = record({
  title: text,
  'text?': text,
  'url?': text,
  'pictureUrl?': text,
  'action?': text,
})

/** A part of a letter; exactly one key says of what kind it is. */
const block = record({
  'heading?': words,
  'text?': words,
  'footer?': words,
  'says?': {
    ...variable,
    description: 'A paragraph of what the variable holds; without that, none.',
  },
  'button?': words,
  'to?': { ...variable, description: 'Where a button leads.' },
  'list?': { ...variable, description: 'Items, a line each.' },
  'programs?': { ...variable, description: 'Items, a card each.' },
  'divider?': { const: true },
  'stop?': { ...words, description: 'Of a footer: the link that stops letters of this sort.' },
})

export const mailShape = record({
  manifestVersion: version,
  variables: map(
    record({
      'kind?': {
        enum: ['text', 'link', 'items'],
        description: 'Text where it is not said; items fill a list or cards of programs.',
      },
      title: { ...words, description: 'What it is called where letters are edited.' },
      sample: {
        type: ['string', 'array'],
        if: { type: 'string' },
        then: { minLength: 1 },
        else: list(item, { minItems: 1 }),
        description: 'What a preview shows for it.',
      },
    }),
    { description: 'What stands in letters for what only the product knows.' },
  ),
  letters: map(
    record({
      meaning,
      has: list(variable, { description: 'The variables that it may name.' }),
      'needs?': list(variable, { description: 'Those without which it is of no use.' }),
      'subject?': words,
      'subjectSays?': {
        ...variable,
        description: 'The subject, where the product words it whole.',
      },
      blocks: list(block, { minItems: 1 }),
      'unused?': unused,
      from,
    }),
    {
      description:
        'Each letter that the product writes, as it reads where staff have no layout of it.',
    },
  ),
})
