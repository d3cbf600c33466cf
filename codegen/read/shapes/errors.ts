import { from, list, map, meaning, record, text, unused, version, type Shape } from './shape'

const oneOrMore = (item: Shape): Shape => ({
  type: [item.type as string, 'array'],
  if: { type: 'array' },
  then: list(item, { minItems: 1 }),
  else: item,
})

/** Of a reply that is there to be read: none of the 1xx ever is. */
const httpStatus: Shape = { type: 'integer', minimum: 200, maximum: 599 }

const when = record(
  {
    'call?': {
      ...oneOrMore({ type: 'string', ref: 'callOrScreens' }),
      description:
        '$screens: every call of the screens that the manifest draws, and those of toldByScreens.',
    },
    'status?': oneOrMore(httpStatus),
    'outcome?': list(
      { enum: ['http', 'envelope', 'network', 'timeout', 'malformed'] },
      { minItems: 1 },
    ),
    'reason?': list(
      { enum: ['expired', 'stale'] },
      { minItems: 1, description: 'Header X-Auth-Reason.' },
    ),
    'message?': record(
      {
        'equals?': list(text, { minItems: 1 }),
        'prefix?': list(text, { minItems: 1 }),
        'contains?': list(text, { minItems: 1 }),
      },
      { minProperties: 1, description: 'error_description, error or errorMessage of the reply.' },
    ),
    'refreshTokenStored?': { type: 'boolean' },
  },
  { minProperties: 1 },
)

const action: Shape = {
  type: ['string', 'object'],
  if: { type: 'string' },
  then: { enum: ['leave', 'refreshAndRepeat', 'dropRefreshToken', 'landing', 'reload'] },
  else: record(
    {
      'retry?': { type: 'string', ref: 'message' },
      'toast?': { type: 'string', ref: 'message', description: 'A text key, or $errorMessage.' },
      'log?': { type: 'string', ref: 'text' },
      'endSession?': { type: 'string', ref: 'ending' },
      'switchProfile?': record({
        after: text,
        ignore: list({ type: 'string' }),
        orElse: { type: 'string', ref: 'text' },
      }),
    },
    { minProperties: 1, maxProperties: 1 },
  ),
}

const actions = list(action, { minItems: 1 })

export const errorsShape = record({
  manifestVersion: version,
  hitPolicy: { const: 'first' },
  endings: map(
    record({
      goto: { type: 'string', ref: 'route' },
      keepLastPath: { type: 'boolean' },
      'keepFilters?': { type: 'boolean' },
      from,
      'unused?': unused,
    }),
  ),
  'toldByScreens?': list(
    { type: 'string', ref: 'call' },
    {
      minItems: 1,
      description:
        '$screens means these calls too: the screens that make them say in their own words what did not work.',
    },
  ),
  rules: list(
    record({
      id: text,
      from,
      'meaning?': meaning,
      'overrides?': list(
        { type: 'string', ref: 'rule' },
        { minItems: 1, description: 'Later rules that would do something else here.' },
      ),
      when,
      then: actions,
    }),
  ),
  default: actions,
  failures: map({
    type: 'object',
    if: { properties: { signal: { const: 'http' } } },
    then: record({
      signal: { const: 'http' },
      status: { ...httpStatus, minimum: 400 },
      text: { type: 'string', ref: 'text' },
      from,
      'unused?': unused,
    }),
    else: record({
      signal: { enum: ['http', 'envelope'] },
      text: { type: 'string', ref: 'text' },
      from,
      'unused?': unused,
    }),
  }),
})

/** Words nest freely; their keys are the path joined by dots. */
export const textShape = record({
  manifestVersion: version,
  language: { type: 'string', ref: 'language' },
  text: { $ref: '#/$defs/words' },
})

export const words: Shape = {
  type: 'object',
  additionalProperties: {
    type: ['string', 'object'],
    if: { type: 'object' },
    then: { $ref: '#/$defs/words' },
  },
}
