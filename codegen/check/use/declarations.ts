import type { Problem, ProblemCode } from '../../problems/problem'
import { refEntity } from '../../read/forms/fieldTypes'
import type { Manifest } from '../../read/manifest'
import type { Naming } from './naming'

/** Something the manifest declares by an id. */
export interface Declared extends Pick<Problem, 'file' | 'path' | 'at'> {
  readonly id: string
  /** The declared reason to keep it although nothing uses it. */
  readonly unused?: string | undefined
  /** Whether such a reason can be given. */
  readonly mayStay: boolean
}

interface Kind {
  readonly code: ProblemCode
  list(manifest: Manifest): readonly Declared[]
  isUsed(id: string, in_: { isNamed: Naming; isSpoken: (id: string) => boolean }): boolean
  /** The start of the message about an unused one. */
  readonly fault: string
}

const inGroups = ([first]: readonly (string | number)[]) => first === 'groups'
/** The form of another call makes none; but who lists rows lists their extra fields. */
const whereCallsAreMade = (path: readonly (string | number)[]) =>
  path[0] !== 'calls' || path.at(-1) === 'extra'

/**
 * Every kind of declaration, and what counts as its use. Routes, fields and texts have their own
 * checks.
 */
export const declarations: readonly Kind[] = [
  {
    code: 'UNUSED-ROLE',
    list: ({ roles }) => keysOf('roles.yaml', 'roles', roles.roles),
    isUsed: (id, { isNamed }) => isNamed('roleOrGroup', id) || isNamed('role', id, inGroups),
    fault: 'No predicate and no group names the role',
  },
  {
    code: 'UNUSED-GROUP',
    list: ({ roles }) =>
      Object.keys(roles.groups).map((id) => declared(id, 'roles.yaml', ['groups', id])),
    isUsed: (id, { isNamed }) => isNamed('roleOrGroup', `$${id}`),
    fault: 'No predicate names the group',
  },
  {
    code: 'UNUSED-FLAG',
    list: ({ flags }) => keysOf('flags.yaml', 'flags', flags.flags),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('flag', id) || isSpoken(id),
    fault: 'No predicate asks for, and nothing under src reads, the flag',
  },
  {
    code: 'UNUSED-FACT',
    list: ({ access }) => keysOf('access.yaml', 'facts', access.facts),
    // Trees name viewports by value.
    isUsed: (id, { isNamed }) => id === 'viewport' || isNamed('fact', id),
    fault: 'No predicate asks for the fact',
  },
  {
    code: 'UNUSED-FACT',
    list: ({ access }) =>
      Object.entries(access.facts).flatMap(([fact, { values }]) =>
        values.map((id, index) => declared(id, 'access.yaml', ['facts', fact, 'values', index])),
      ),
    isUsed: (id, { isSpoken }) => isSpoken(id),
    fault: 'Nothing under src ever says the value',
  },
  {
    code: 'UNUSED-PREDICATE',
    list: ({ access }) => keysOf('access.yaml', 'predicates', access.predicates),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('predicate', `$${id}`) || isSpoken(id),
    fault: 'No access names, and nothing under src asks, the predicate',
  },
  {
    code: 'UNUSED-CONSTANT',
    list: ({ app }) => keysOf('app.yaml', 'constants', app.constants),
    isUsed: (id, { isSpoken }) => isSpoken(id),
    fault: 'Nothing under src reads the constant',
  },
  {
    code: 'UNUSED-LINK',
    list: ({ app }) => keysOf('app.yaml', 'links', app.links),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('link', id) || isSpoken(id),
    fault: 'No menu and nothing under src leads to the link',
  },
  {
    code: 'UNUSED-CALL',
    list: ({ features }) =>
      features.flatMap(({ file, calls = [] }) =>
        calls.map((call, index) => declared(call.id, file, ['calls', index, 'id'], call)),
      ),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('call', id, whereCallsAreMade) || isSpoken(id),
    fault: 'No route, no screen, no badge and nothing under src makes the call',
  },
  {
    code: 'UNUSED-ENTITY',
    list: ({ features }) =>
      features.flatMap(({ file, entities = {} }) =>
        keysOf(file, 'entities', entities).filter(
          ({ id }) => entities[id]!.rowsOf === undefined && id !== refEntity,
        ),
      ),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('entity', id) || isSpoken(id),
    fault: 'No call answers, and nothing under src uses, the entity',
  },
  {
    code: 'UNUSED-NOTICE',
    list: ({ features }) =>
      features.flatMap(({ file, notices = {} }) => keysOf(file, 'notices', notices)),
    isUsed: (id, { isSpoken }) => isSpoken(id),
    fault: 'Nothing under src tells the notice',
  },
  {
    code: 'UNUSED-LETTER',
    list: ({ mail }) => (mail ? keysOf('mail.yaml', 'letters', mail.letters) : []),
    isUsed: (id, { isSpoken }) => isSpoken(id),
    fault: 'Nothing under src writes the letter',
  },
  {
    code: 'UNUSED-ENDING',
    list: ({ errors }) => keysOf('errors.yaml', 'endings', errors.endings),
    isUsed: (id, { isNamed, isSpoken }) => isNamed('ending', id) || isSpoken(id),
    fault: 'No error rule and nothing under src ends a session with',
  },
  {
    code: 'UNUSED-FAILURE',
    list: ({ errors }) => keysOf('errors.yaml', 'failures', errors.failures),
    isUsed: (id, { isSpoken }) => isSpoken(id),
    fault: 'Nothing under src refuses with',
  },
]

function keysOf(
  file: string,
  map: string,
  entries: Readonly<Record<string, { readonly unused?: string }>>,
): Declared[] {
  return Object.entries(entries).map(([id, entry]) => declared(id, file, [map, id], entry))
}

/**
 * The declared names with their places; without an entry of its own a name cannot have a reason.
 */
function declared(
  id: string,
  file: string,
  path: Declared['path'],
  entry?: { readonly unused?: string },
): Declared {
  const at = path.at(-1) === id ? 'key' : 'value'
  return { id, file, path, at, unused: entry?.unused, mayStay: entry !== undefined }
}
