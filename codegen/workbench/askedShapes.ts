import { z } from 'zod'
import type { ColumnEntry } from '../read/screenEntry'
import type { About, Edit, Edited, Lens, Seen } from './protocol'

const id = z.string().min(1).max(200)

/** Roles, flags and facts are words here; whether there are such is for the compiler to say. */
const clause = z.strictObject({
  roles: z.array(id).optional(),
  flags: z.record(id, z.boolean()).optional(),
  facts: z.record(id, id).optional(),
})
const predicate = z.union([id, clause, z.array(clause)])
const badge = z.union([
  z.strictObject({ sum: z.literal('entries') }),
  z.strictObject({
    call: id,
    field: id,
    hideAt: z.int().optional(),
    cap: z.int().optional(),
  }),
])
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item)])
const when = z.strictObject({
  call: oneOrMore(id).optional(),
  status: oneOrMore(z.int()).optional(),
  outcome: z.array(id).optional(),
  reason: z.array(id).optional(),
  message: z
    .strictObject({
      equals: z.array(z.string()).optional(),
      prefix: z.array(z.string()).optional(),
      contains: z.array(z.string()).optional(),
    })
    .optional(),
  refreshTokenStored: z.boolean().optional(),
})
const action = z.union([id, z.record(id, z.json())])

const approval = z.strictObject({
  widens: id,
  for: z.array(id),
  by: id,
  on: id,
  because: z.string().min(1).max(1000),
})

const position = z.strictObject({ before: id.optional(), after: id.optional() })
const overlay = id.optional()

/** What a column may say is for the compiler to judge. */
const column = z.looseObject({ field: id }) as unknown as z.ZodType<ColumnEntry>
const setScreen = <Part extends string, Value extends z.ZodType>(part: Part, value: Value) =>
  z.strictObject({
    do: z.literal('setScreen'),
    of: id,
    part: z.literal(part),
    value,
    overlay,
  })

const edit = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('setWords'),
    language: id,
    key: id,
    words: z.string().max(10_000),
    overlay,
  }),
  z.strictObject({ do: z.literal('setAccess'), of: id, access: predicate.nullable(), overlay }),
  z.strictObject({
    do: z.literal('move'),
    of: id,
    into: id.optional(),
    before: id.nullable(),
    overlay,
  }),
  z.strictObject({ do: z.literal('setBadge'), of: id, badge: badge.nullable(), overlay }),
  z.strictObject({
    do: z.literal('addFlag'),
    id: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,99}$/),
    default: z.boolean(),
    meaning: z.string().min(1).max(1000),
  }),
  z.discriminatedUnion('part', [
    setScreen('sort', id),
    setScreen('filters', z.array(id).max(200)),
    setScreen('columns', z.array(z.union([id, column])).max(200)),
  ]),
  z.strictObject({ do: z.literal('approve'), approval }),
  z.strictObject({ do: z.literal('rewriteTables') }),
  z.strictObject({ do: z.literal('reorder'), of: id, position, overlay }),
  z.strictObject({ do: z.literal('setHidden'), of: id, hidden: z.boolean(), overlay }),
  z.strictObject({
    do: z.literal('setRule'),
    of: id,
    when,
    then: z.array(action),
    overrides: z.array(id).optional(),
    overlay,
  }),
]) satisfies z.ZodType<Edit>

const seen = z.strictObject({ revision: z.string() })
const edited = seen.extend({ edits: z.array(edit).max(1000) })
const about = edited.extend({ of: id, overlay })
const lens = z.strictObject({
  roles: z.array(id),
  flags: z.array(id),
  facts: z.record(id, id),
})

/** What each question must look like. */
export const askedShapes = {
  preview: edited as z.ZodType<Edited>,
  explain: about.extend({ lens }) as z.ZodType<About & { lens: Lens }>,
  who: about as z.ZodType<About>,
  save: edited as z.ZodType<Edited>,
  undo: seen as z.ZodType<Seen>,
  redo: seen as z.ZodType<Seen>,
}

/** What is wrong with a body, in words; undefined when something else was wrong. */
export const reportWrongShape = (fault: unknown): string | undefined =>
  fault instanceof z.ZodError ? z.prettifyError(fault) : undefined
