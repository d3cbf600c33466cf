import { predicate } from './predicate'
import { from, map, record, type Shape } from './shape'

const rowScope: Shape = { enum: ['own', 'shared', 'customer'] }

export const rows: Shape = {
  type: ['string', 'object'],
  if: { type: 'string' },
  then: rowScope,
  else: map(rowScope, { keyRef: 'role', minProperties: 1 }),
  description:
    'Whose rows it is about: own, also shared ones, or all of the customer. One for everybody, or by role; roles that are not named: own.',
}

export const defaults = record(
  { 'access?': predicate, 'rows?': rows, 'from?': from },
  {
    minProperties: 1,
    description:
      'What its entries say that do not say it themselves: `access` of routes and calls, `rows` of calls, `from` of all; calls that roles do not decide about get `from` alone.',
  },
)

/** What entries have to say themselves, unless the defaults of their file do. */
export const notInDefaults: readonly Shape[] = [
  unlessDefault('access', { routes: 'list' }),
  unlessDefault('from', {
    routes: 'list',
    entities: 'map',
    calls: 'list',
    data: 'map',
    notices: 'map',
  }),
]

function unlessDefault(key: string, places: Readonly<Record<string, 'list' | 'map'>>): Shape {
  const inEach = { list: 'items', map: 'additionalProperties' } as const
  return {
    if: { required: ['defaults'], properties: { defaults: { required: [key] } } },
    then: {},
    else: {
      properties: Object.fromEntries(
        Object.entries(places).map(([place, kind]) => [
          place,
          { [inEach[kind]]: { required: [key] } },
        ]),
      ),
    },
  }
}
