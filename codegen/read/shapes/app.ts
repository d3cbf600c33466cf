import { formed, from, list, map, meaning, record, text, unused, version } from './shape'

const units = ['seconds', 'minutes', 'days', 'ms', 'px', 'bytes', 'parts', 'characters', 'switch']

export const appShape = record({
  manifestVersion: version,
  constants: map(
    record({ value: { type: 'number' }, unit: { enum: units }, from, meaning, 'unused?': unused }),
  ),
  links: map(
    record({
      url: formed('^https://', 'an address that begins with https://'),
      from,
      meaning,
      'unused?': unused,
    }),
  ),
  languages: record({
    default: { type: 'string', ref: 'language' },
    fallback: { type: 'string', ref: 'language' },
    offered: map(text, { minProperties: 1 }),
  }),
  'backgroundUpload?': record({
    path: formed('^/[a-z0-9/-]+$', 'a path of small letters, digits and dashes'),
    hosts: list(formed('^[a-z0-9.-]+(:[0-9]+)?$', 'a host such as studio.example.com')),
    from,
  }),
  headers: record({ all: map(text), refresh: map(text) }),
})

export const rolesShape = record({
  manifestVersion: version,
  personas: map(
    record({
      landing: { type: 'string', ref: 'route' },
      profile: { type: 'string', ref: 'route' },
      from,
    }),
  ),
  roles: map(
    record({
      idSuffix: formed('^[0-9]{4}$', 'four digits, in quotes'),
      persona: { type: 'string', ref: 'persona' },
      'exclusive?': { type: 'boolean', description: 'Whoever has it has no other role.' },
      'gives?': list(
        { type: 'string', ref: 'role' },
        {
          description:
            'Whoever has it may give these roles, and manage the people who hold no other.',
        },
      ),
      title: { type: 'string', ref: 'text' },
      from,
      'unused?': unused,
    }),
    { minProperties: 1 },
  ),
  groups: map(list({ type: 'string', ref: 'role' }, { minItems: 1 })),
  landing: list({ type: 'string', ref: 'role' }),
})

export const flagsShape = record({
  manifestVersion: version,
  flags: map(record({ default: { type: 'boolean' }, from, meaning, 'unused?': unused })),
})
